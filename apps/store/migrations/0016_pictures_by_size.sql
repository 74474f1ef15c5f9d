ALTER TABLE "product_images" ADD COLUMN "large" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "stamp" text;