ALTER TABLE "variants" ADD COLUMN "pieces" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "carton_size" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_pieces_positive" CHECK ("variants"."pieces" >= 1);--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_carton_holds_several" CHECK ("variants"."carton_size" >= 2);