"""Instants, days and texts as they are stored in files and in the database."""

from datetime import UTC, date, datetime, time


def instant_text(instant: datetime) -> str:
    """Return an instant as it is stored: UTC, whole seconds; texts sort like instants."""
    return instant.astimezone(UTC).replace(microsecond=0, tzinfo=None).isoformat() + "Z"


def parse_instant(text: object) -> datetime | None:
    """Return the instant of a stored text, None if it is no instant."""
    try:
        instant = datetime.fromisoformat(text if isinstance(text, str) else "")
    except ValueError:
        return None
    return instant if instant.tzinfo is not None else None


def parse_day(text: str | None) -> date | None:
    """Return the day of a stored text, None if it is no day."""
    try:
        return None if text is None else date.fromisoformat(text)
    except ValueError:
        return None


def noon_of(day: date) -> datetime:
    """Return the instant to use for a day whose time is not known."""
    return datetime.combine(day, time(12), UTC)


def storable(text: str) -> str:
    """Return a text without lone surrogates, which SQLite does not accept."""
    return text.encode("utf-8", "replace").decode()
