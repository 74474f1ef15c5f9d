CREATE TABLE "search"."catalogue_changes" (
	"slot" integer PRIMARY KEY NOT NULL,
	"changes" bigint NOT NULL
);
--> statement-breakpoint
-- Written by hand from here on: notes each transaction that changes what lists show, once. Connections have rows of their
-- own, so that two transactions neither wait for each other nor hide each other's change: the sum grows as each commits.
CREATE FUNCTION search.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('search.noted', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
		INSERT INTO search.catalogue_changes AS known (slot, changes) VALUES (pg_backend_pid() % 1024, 1)
		ON CONFLICT (slot) DO UPDATE SET changes = known.changes + 1;
		PERFORM set_config('search.noted', pg_current_xact_id()::text, true);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search.listed_products
	FOR EACH STATEMENT EXECUTE FUNCTION search.note_change();--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
	FOR EACH STATEMENT EXECUTE FUNCTION search.note_change();--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON flash_sales
	FOR EACH STATEMENT EXECUTE FUNCTION search.note_change();--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON flash_sale_items
	FOR EACH STATEMENT EXECUTE FUNCTION search.note_change();
