ALTER TABLE "variants" ADD COLUMN "weight" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_weight_not_negative" CHECK ("variants"."weight" >= 0);