-- As `variantTitle` of packages/domain/src/product/variant-name.rules.ts: a number stands behind the name of its option.
-- A test of the store compares both.
UPDATE "variants" SET "title" = coalesce(
  (
    SELECT string_agg(
      CASE WHEN btrim("v"."value") ~ '^[0-9]+([.,][0-9]+)?$' THEN "o"."title" || ' ' || "v"."value" ELSE "v"."value" END,
      ' / ' ORDER BY "o"."position"
    )
    FROM "variant_option_values" AS "has"
    JOIN "product_option_values" AS "v" ON "v"."id" = "has"."option_value_id"
    JOIN "product_options" AS "o" ON "o"."id" = "v"."option_id"
    WHERE "has"."variant_id" = "variants"."id"
  ),
  "net_content",
  "unit"
);
