CREATE TABLE "shelf_places" (
	"company_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"position" integer NOT NULL,
	"target" integer NOT NULL,
	"facings" integer NOT NULL,
	CONSTRAINT "shelf_places_company_id_variant_id_pk" PRIMARY KEY("company_id","variant_id"),
	CONSTRAINT "shelf_places_target_positive" CHECK ("shelf_places"."target" >= 1),
	CONSTRAINT "shelf_places_facings_positive" CHECK ("shelf_places"."facings" >= 1)
);
--> statement-breakpoint
CREATE TABLE "shelves" (
	"company_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "width_mm" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "height_mm" integer;--> statement-breakpoint
ALTER TABLE "shelf_places" ADD CONSTRAINT "shelf_places_company_id_shelves_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."shelves"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_places" ADD CONSTRAINT "shelf_places_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelves" ADD CONSTRAINT "shelves_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelves" ADD CONSTRAINT "shelves_changed_by_customers_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shelf_places_variant_id_index" ON "shelf_places" USING btree ("variant_id");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_width_positive" CHECK ("variants"."width_mm" >= 1);--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_height_positive" CHECK ("variants"."height_mm" >= 1);