CREATE TYPE "public"."correction_reason" AS ENUM('counted', 'damaged', 'expired', 'lost', 'returned', 'own_use', 'other');--> statement-breakpoint
CREATE TYPE "public"."stock_movement_kind" AS ENUM('opening', 'goods_in', 'correction', 'order', 'cancellation', 'import', 'set');--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" "stock_movement_kind" NOT NULL,
	"change" integer NOT NULL,
	"stock" integer NOT NULL,
	"order_id" text,
	"reason" "correction_reason",
	"note" text,
	"operator_id" text,
	"api_key_id" text,
	"said_name" text,
	CONSTRAINT "stock_movements_change_not_zero" CHECK ("stock_movements"."change" <> 0),
	CONSTRAINT "stock_movements_stock_not_negative" CHECK ("stock_movements"."stock" >= 0)
);
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "low_stock" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_variant_id_id_index" ON "stock_movements" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "orders_to_ship_index" ON "orders" USING btree ("id") WHERE "orders"."status" <> 'canceled' and "orders"."fulfillment_status" in ('not_fulfilled', 'fulfilled');--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_low_stock_not_negative" CHECK ("variants"."low_stock" >= 0);--> statement-breakpoint
-- The stock that the movements of a shop in use begin with.
INSERT INTO "stock_movements" ("variant_id", "at", "kind", "change", "stock")
SELECT "id", now(), 'opening', "inventory_quantity", "inventory_quantity" FROM "variants" WHERE "inventory_quantity" > 0;
