CREATE TABLE "complaint_lines" (
	"complaint_id" text NOT NULL,
	"order_item_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "complaint_lines_complaint_id_order_item_id_pk" PRIMARY KEY("complaint_id","order_item_id"),
	CONSTRAINT "complaint_lines_quantity_positive" CHECK ("complaint_lines"."quantity" >= 1)
);
--> statement-breakpoint
ALTER TABLE "complaint_lines" ADD CONSTRAINT "complaint_lines_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_lines" ADD CONSTRAINT "complaint_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_lines_order_item_id_index" ON "complaint_lines" USING btree ("order_item_id");