ALTER TABLE "orders" ADD COLUMN "shipping_option_name" text;--> statement-breakpoint
-- The only options until now.
UPDATE "orders" SET "shipping_option_name" = CASE "shipping_option"
	WHEN 'courier' THEN 'Courier'
	WHEN 'local_shipping' THEN 'Local Shipping'
	WHEN 'ups_ground' THEN 'UPS Ground'
	WHEN 'global_export' THEN 'Global Export'
END;