-- Written by hand: near spellings are found by trigrams and by sound. Both extensions come with PostgreSQL and may be
-- added by the owner of a database.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE SCHEMA "search";
--> statement-breakpoint
CREATE TABLE "search"."listed_products" (
	"product_id" text PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"category_id" text NOT NULL,
	"brand" text NOT NULL,
	"tags" text[] NOT NULL,
	"amount" bigint NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search"."words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_brand_index";--> statement-breakpoint
DROP INDEX "products_published_at_created_at_id_index";--> statement-breakpoint
DROP INDEX "products_tags_index";--> statement-breakpoint
ALTER TABLE "search"."listed_products" ADD CONSTRAINT "listed_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_products_newest" ON "search"."listed_products" USING btree ("published_at" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listed_products_category" ON "search"."listed_products" USING btree ("category_id","published_at" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listed_products_brand" ON "search"."listed_products" USING btree ("brand","published_at" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listed_products_amount" ON "search"."listed_products" USING btree ("amount","published_at" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listed_products_tags" ON "search"."listed_products" USING gin ("tags") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "listed_products_words" ON "search"."listed_products" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "words_trigrams" ON "search"."words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "words_sounds" ON "search"."words" USING btree (dmetaphone("word"));
--> statement-breakpoint
-- Written by hand from here on: what keeps the search's tables right, whoever writes the catalogue.
--
-- Brings the rows of some products up to date. The products are locked first, so that of two price changes at once the
-- second one sees the first. 'eur' is the shop's currency (src/currency.ts).
CREATE FUNCTION search.refresh(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public.products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;

	WITH priced AS (
		SELECT products.*, (
			SELECT min(variant_prices.amount)
			FROM public.variants
			JOIN public.variant_prices ON variant_prices.variant_id = variants.id
			WHERE variants.product_id = products.id
				AND variant_prices.currency_code = 'eur' AND variant_prices.min_quantity = 1
		) AS amount
		FROM public.products
		WHERE id = ANY (ids) AND published_at IS NOT NULL AND archived_at IS NULL
	), listed AS (
		INSERT INTO search.listed_products (product_id, published_at, created_at, category_id, brand, tags, amount, words)
		SELECT id, published_at, created_at, category_id, brand, tags, amount, search_text::tsvector
		FROM priced
		WHERE amount IS NOT NULL
		ON CONFLICT (product_id) DO UPDATE SET
			published_at = excluded.published_at, created_at = excluded.created_at, category_id = excluded.category_id,
			brand = excluded.brand, tags = excluded.tags, amount = excluded.amount, words = excluded.words
		RETURNING product_id, words
	), unlisted AS (
		DELETE FROM search.listed_products
		WHERE product_id = ANY (ids) AND product_id NOT IN (SELECT product_id FROM listed)
	)
	INSERT INTO search.words
	SELECT word FROM (SELECT DISTINCT unnest(tsvector_to_array(words)) AS word FROM listed) AS used
	WHERE word ~ '^[^0-9#]{4,}$' ORDER BY word
	ON CONFLICT DO NOTHING;
END
$$;--> statement-breakpoint
-- Whether anything is found. Without its setting, one row being enough, PostgreSQL would look through all of them.
CREATE FUNCTION search.finds(query tsquery) RETURNS boolean LANGUAGE sql STABLE SET enable_seqscan = off AS $$
	SELECT EXISTS (SELECT FROM search.listed_products WHERE words @@ query)
$$;--> statement-breakpoint
CREATE FUNCTION search.follow_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search.refresh(ARRAY[new.id]);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION search.follow_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search.refresh(array_agg(DISTINCT product_id)) FROM changed;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION search.follow_moved_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search.refresh(ARRAY[old.product_id, new.product_id]);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION search.follow_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search.refresh(array_agg(DISTINCT variants.product_id))
	FROM public.variants WHERE id IN (SELECT variant_id FROM changed);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER follow_product
	AFTER UPDATE OF category_id, brand, tags, search_text, created_at, published_at, archived_at ON products
	FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION search.follow_product();--> statement-breakpoint
-- A product that has just been added has no price yet: its row comes with the first one. Stock is nothing to a search.
CREATE TRIGGER follow_moved_variant AFTER UPDATE OF product_id ON variants
	FOR EACH ROW EXECUTE FUNCTION search.follow_moved_variant();--> statement-breakpoint
CREATE TRIGGER follow_variants AFTER DELETE ON variants
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.follow_variants();--> statement-breakpoint
CREATE TRIGGER follow_added_prices AFTER INSERT ON variant_prices
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.follow_prices();--> statement-breakpoint
CREATE TRIGGER follow_changed_prices AFTER UPDATE ON variant_prices
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.follow_prices();--> statement-breakpoint
CREATE TRIGGER follow_removed_prices AFTER DELETE ON variant_prices
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.follow_prices();--> statement-breakpoint
-- Products from before get their words without weights.
UPDATE products SET search_text = to_tsvector('simple', search_text)::text;
