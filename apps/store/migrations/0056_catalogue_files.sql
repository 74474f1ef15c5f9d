CREATE TYPE "public"."availability" AS ENUM('tracked', 'always', 'backorder');--> statement-breakpoint
CREATE TYPE "public"."import_picture_state" AS ENUM('known', 'waiting', 'fetching', 'failed', 'done');--> statement-breakpoint
ALTER TYPE "public"."import_state" ADD VALUE 'asking';--> statement-breakpoint
CREATE TABLE "import_answers" (
	"headings" text PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"import_id" integer NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"host" text,
	"state" "import_picture_state" NOT NULL,
	"url" text,
	"former_urls" text[] NOT NULL,
	"tries" integer NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"fault" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "category_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "search"."listed_products" ALTER COLUMN "category_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "availability" "availability";--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "reserved_quantity" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "backordered_quantity" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "warnings" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "missing" jsonb;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_pictures_import_id_index" ON "import_pictures" USING btree ("import_id","product_id","position");--> statement-breakpoint
CREATE INDEX "import_pictures_product_id_index" ON "import_pictures" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "import_pictures_name_index" ON "import_pictures" USING btree ("name");--> statement-breakpoint
CREATE INDEX "import_pictures_due_index" ON "import_pictures" USING btree ("next_try_at") WHERE state in ('waiting', 'fetching');--> statement-breakpoint
CREATE UNIQUE INDEX "products_once_per_source" ON "products" USING btree ("source","source_id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_reserved_within_quantity" CHECK ("order_items"."reserved_quantity" between 0 and "order_items"."quantity");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_backordered_within_quantity" CHECK ("order_items"."backordered_quantity" between 0 and "order_items"."quantity" - coalesce("order_items"."reserved_quantity", 0));