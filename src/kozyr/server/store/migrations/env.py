"""Run by Alembic; the connection is given by `kozyr.server.store.cold.upgrade`."""

from alembic import context

from kozyr.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot change a table's columns; Alembic then makes the table anew.
    render_as_batch=True,
)
context.run_migrations()
