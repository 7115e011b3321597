"""The catalogues of translations: extracted, merged, checked, released."""
