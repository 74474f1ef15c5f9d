ALTER TABLE "search"."listed_products" ADD COLUMN "strengths" double precision[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search"."listed_products" ADD COLUMN "flavour" "flavour_class";--> statement-breakpoint
ALTER TABLE "search"."listed_products" ADD COLUMN "packs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "listed_products_strengths" ON "search"."listed_products" USING gin ("strengths") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "listed_products_flavour" ON "search"."listed_products" USING btree ("flavour","published_at" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listed_products_packs" ON "search"."listed_products" USING gin ("packs") WITH (fastupdate=false);--> statement-breakpoint
-- Written by hand from here on. As `foldText` of packages/domain/src/catalog/words.rules.ts; a test of the store compares both.
CREATE FUNCTION search.fold(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT replace(replace(replace(replace(
		translate(lower(regexp_replace(normalize(typed, NFKD), U&'[\0300-\036F\1AB0-\1AFF\1DC0-\1DFF\20D0-\20F0\FE20-\FE2F]', '', 'g')), 'øØđĐłŁðÐ', 'ooddlldd'),
		'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')
$$;--> statement-breakpoint
-- Brings the rows of some products up to date, as before, with what their variants are.
CREATE OR REPLACE FUNCTION search.refresh(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public.products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;

	WITH priced AS (
		SELECT products.*, (
			SELECT min(variant_prices.amount)
			FROM public.variants
			JOIN public.variant_prices ON variant_prices.variant_id = variants.id
			WHERE variants.product_id = products.id
				AND variant_prices.currency_code = 'eur' AND variant_prices.min_quantity = 1
		) AS amount,
		ARRAY(
			SELECT DISTINCT strength_mg::float8 FROM public.variants
			WHERE product_id = products.id AND strength_mg IS NOT NULL ORDER BY 1
		) AS strengths,
		ARRAY(SELECT DISTINCT unit FROM public.variants WHERE product_id = products.id ORDER BY unit) AS packs
		FROM public.products
		WHERE id = ANY (ids) AND published_at IS NOT NULL AND archived_at IS NULL
	), listed AS (
		INSERT INTO search.listed_products
			(product_id, published_at, created_at, category_id, brand, tags, strengths, flavour, packs, amount, words)
		SELECT id, published_at, created_at, category_id, brand, tags, strengths, flavour_class, packs, amount, search_text::tsvector
		FROM priced
		WHERE amount IS NOT NULL
		ON CONFLICT (product_id) DO UPDATE SET
			published_at = excluded.published_at, created_at = excluded.created_at, category_id = excluded.category_id,
			brand = excluded.brand, tags = excluded.tags, strengths = excluded.strengths, flavour = excluded.flavour,
			packs = excluded.packs, amount = excluded.amount, words = excluded.words
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
CREATE FUNCTION search.follow_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search.refresh(ARRAY[new.product_id]);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER follow_variant AFTER UPDATE OF strength_mg, unit ON variants
	FOR EACH ROW WHEN (old.strength_mg IS DISTINCT FROM new.strength_mg OR old.unit <> new.unit)
	EXECUTE FUNCTION search.follow_variant();--> statement-breakpoint
DROP TRIGGER follow_product ON products;--> statement-breakpoint
-- Products from before get the words of their variants, and each number together with its unit: for this once as `wordsOf`
-- of the same file.
CREATE FUNCTION search.words_of(written text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
	SELECT DISTINCT left(replace(found[1], ',', '.'), 40) FROM regexp_matches(
		regexp_replace(
			regexp_replace(search.fold(written), '(?<![[:alnum:]])([0-9]+)\s*[x×]\s*(?=[0-9])', '\1 ', 'g'),
			'(?<![[:alnum:]])([0-9]+(?:[.,][0-9]+)?)\s*(mg|hg|kg|g|ml|cl|dl|l|mm|cm|m|mah|gb|tb|w)(?![[:alnum:]])', '\1\2', 'g'
		),
		'((?<![[:alnum:]])[0-9]+(?:[.,][0-9]+)?(?:mg|hg|kg|g|ml|cl|dl|l|mm|cm|m|mah|gb|tb|w)(?![[:alnum:]])|[[:alnum:]]+)', 'g'
	) AS found
$$;--> statement-breakpoint
UPDATE products SET search_text = (search_text::tsvector || coalesce((
	SELECT string_agg(format('''%s'':1%s', word, weight), ' ')
	FROM (
		SELECT title, 'A'
		UNION ALL SELECT unnest(tags), 'C'
		UNION ALL SELECT product_options.title, 'C' FROM product_options WHERE product_id = products.id
		UNION ALL SELECT concat_ws(' | ', variants.title, net_content, trim_scale(strength_mg) || ' mg'), 'C' FROM variants WHERE product_id = products.id
		UNION ALL SELECT description, 'D'
	) AS texts (written, weight)
	CROSS JOIN LATERAL search.words_of(written) AS word
), '')::tsvector)::text;--> statement-breakpoint
DROP FUNCTION search.words_of(text);--> statement-breakpoint
SELECT search.refresh(array_agg(id)) FROM products;--> statement-breakpoint
CREATE TRIGGER follow_product
	AFTER UPDATE OF category_id, brand, tags, search_text, flavour_class, created_at, published_at, archived_at ON products
	FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION search.follow_product();
