"""Ratings, how they came about, and who throws in against whom."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("family", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("lost", sa.Integer, nullable=False),
        sa.Column("played_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "family", "seats", name="pk_ratings"),
    )
    op.create_index("ix_ratings_family_seats_rating", "ratings", ["family", "seats", "rating"])
    op.create_table(
        "rating_changes",
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("family", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("played_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("record", "seat", name="pk_rating_changes"),
    )
    op.create_index("ix_rating_changes_player_played_ms", "rating_changes", ["player", "played_ms"])
    op.create_table(
        "throws",
        sa.Column("thrower", sa.Text, nullable=False),
        sa.Column("defender", sa.Text, nullable=False),
        sa.Column("chances", sa.Integer, nullable=False),
        sa.Column("thrown", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("thrower", "defender", name="pk_throws"),
    )
