CREATE TABLE "shared_places" (
	"shelf_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"position" integer NOT NULL,
	"target" integer NOT NULL,
	"facings" integer NOT NULL,
	CONSTRAINT "shared_places_shelf_id_variant_id_pk" PRIMARY KEY("shelf_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "shared_shelves" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"company_id" text,
	"customer_id" text,
	"title" text NOT NULL,
	"title_allowed_at" timestamp with time zone,
	"trade" text,
	"articles" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"image_at" timestamp with time zone,
	"image_tries" integer DEFAULT 0 NOT NULL,
	"image_tried_at" timestamp with time zone,
	CONSTRAINT "shared_shelves_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "shelf_id" text;--> statement-breakpoint
ALTER TABLE "shared_places" ADD CONSTRAINT "shared_places_shelf_id_shared_shelves_id_fk" FOREIGN KEY ("shelf_id") REFERENCES "public"."shared_shelves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_places" ADD CONSTRAINT "shared_places_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_shelves" ADD CONSTRAINT "shared_shelves_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_shelves" ADD CONSTRAINT "shared_shelves_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_places_variant_id_index" ON "shared_places" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "shared_shelves_company_id_index" ON "shared_shelves" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "shared_shelves_customer_id_index" ON "shared_shelves" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "shared_shelves_created_at_index" ON "shared_shelves" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shared_shelves_expires_at_index" ON "shared_shelves" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_shelf_id_shared_shelves_id_fk" FOREIGN KEY ("shelf_id") REFERENCES "public"."shared_shelves"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_shelf_id_index" ON "applications" USING btree ("shelf_id");