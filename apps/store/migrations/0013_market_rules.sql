CREATE TYPE "public"."flavour_class" AS ENUM('tobacco', 'menthol', 'mint', 'fruit', 'liquorice', 'herbal', 'unflavoured');--> statement-breakpoint
CREATE TYPE "public"."market_reason" AS ENUM('sale', 'flavour', 'strength');--> statement-breakpoint
CREATE TABLE "market_limits" (
	"product_id" text NOT NULL,
	"country_code" "country_code" NOT NULL,
	"reason" "market_reason" NOT NULL,
	"max_strength_mg" numeric(5, 2),
	"valid_from" date,
	"valid_to" date,
	"source" text,
	CONSTRAINT "market_limits_once" UNIQUE NULLS NOT DISTINCT("product_id","country_code","reason","valid_from"),
	CONSTRAINT "market_limits_strength_named" CHECK (("market_limits"."reason" = 'strength') = ("market_limits"."max_strength_mg" is not null)),
	CONSTRAINT "market_limits_days_in_order" CHECK ("market_limits"."valid_from" <= "market_limits"."valid_to")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "flavour_class" "flavour_class";--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "strength_mg" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "market_limits" ADD CONSTRAINT "market_limits_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A product that was let into some countries only is kept out of the others, since nobody has said from when and by which law.
INSERT INTO "market_limits" ("product_id", "country_code", "reason")
SELECT "products"."id", "country", 'sale'
FROM "products" CROSS JOIN unnest(enum_range(NULL::"country_code")) AS "country"
WHERE "products"."allowed_countries" IS NOT NULL AND NOT "country" = ANY("products"."allowed_countries");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "allowed_countries";--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_strength_above_zero" CHECK ("variants"."strength_mg" > 0);