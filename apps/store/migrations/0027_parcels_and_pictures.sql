CREATE TABLE "shipment_lines" (
	"shipment_id" text NOT NULL,
	"order_item_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_lines_shipment_id_order_item_id_pk" PRIMARY KEY("shipment_id","order_item_id"),
	CONSTRAINT "shipment_lines_quantity_positive" CHECK ("shipment_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "sent_pictures" (
	"sent_by" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_pictures_sent_by_name_pk" PRIMARY KEY("sent_by","name")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "operator_id" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "api_key_id" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "said_name" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipment_lines_order_item_id_index" ON "shipment_lines" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "sent_pictures_sent_at_index" ON "sent_pictures" USING btree ("sent_at");--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_order_id_request_key_index" ON "shipments" USING btree ("order_id","request_key");--> statement-breakpoint
-- Until now an order left as a whole with its first parcel: that one carries all its lines, and those after it nothing.
INSERT INTO "shipment_lines" ("shipment_id", "order_item_id", "quantity")
SELECT "first"."id", "order_items"."id", "order_items"."quantity"
FROM (
  SELECT DISTINCT ON ("order_id") "id", "order_id" FROM "shipments" ORDER BY "order_id", "shipped_at", "id"
) AS "first"
JOIN "order_items" ON "order_items"."order_id" = "first"."order_id";
