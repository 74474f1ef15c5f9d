// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/auth/customer/emailpass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Answers a token for an approved customer. Every reason for a refusal gets the same answer.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the token for a new one
         * @description The old token stays valid for 60 seconds, so that calls under way are not refused.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Revokes the token at once.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Also serves as the check that a stored token still holds.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customer/order-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures about the company's orders
         * @description Counts and loyalty points over all placed orders of the customer's company.
         */
        get: operations["getOrderSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The order history
         * @description The company's orders, newest first.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order
         * @description One order of the customer's company; another company's is not found.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/product-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories
         * @description All categories in their fixed order. Open to visitors.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/products/get-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags
         * @description Names of the tags that published products carry, most used first. Open to visitors.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and filter products
         * @description All filters are joined by "and"; several brands or tags by "or" among themselves.
         */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/products/get-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All products
         * @description Newest first, with a plain search and one category.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product
         * @description Open to visitors, who get it without prices.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open cart
         * @description The company's open cart with all totals; an empty one where there is none yet.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many lines the cart has
         * @description For the badge in the header.
         */
        get: operations["getCartCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/items/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to the cart
         * @description Adds pieces; a variant that is already there gets more. All or nothing.
         */
        post: operations["addCartItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set a line's quantity
         * @description The quantity is absolute.
         */
        patch: operations["setCartItemQuantity"];
        trace?: never;
    };
    "/store/cart/items/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to or take from a line
         * @description The adjustment is relative; a result under 1 is refused.
         */
        post: operations["adjustCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/items/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove lines
         * @description Lines that are gone already are passed over.
         */
        delete: operations["removeCartItems"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is about to be ordered
         * @description The open cart with its addresses and totals.
         */
        get: operations["getCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/address/add-shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the delivery address
         * @description Shipping and VAT follow its country.
         */
        post: operations["setShippingAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/address/add-billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the billing address
         * @description Where the invoice goes.
         */
        post: operations["setBillingAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/shipping-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When an order placed now would arrive
         * @description By the store's lead time, which ends one month after today unless it is configured otherwise.
         */
        get: operations["getShippingDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place the order
         * @description One order per cart, however often it is sent. Without a `cart_id` and without an open cart it answers the order of
         *     the cart completed in the last 10 minutes. Stock is taken in the same transaction.
         */
        post: operations["completeCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process runs
         * @description Says nothing about the database.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The store can serve
         * @description The database answers and the store is not shutting down.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description E-mail and password, each limited as in the specification of accounts, section 5.
         * @example {
         *       "email": "anna@kiosk.example",
         *       "password": "skafferi-demo-1",
         *       "remember": true
         *     }
         */
        SignInRequest: {
            email: string;
            password: string;
            /**
             * @description Keep the session for 30 days instead of 12 hours.
             * @default false
             */
            remember?: boolean;
        };
        /**
         * @example {
         *       "token": "sk_5f8yq0K1nS6v3Tz0b1u2c3d4e5f6g7h8"
         *     }
         */
        Token: {
            /** @description Opaque; send it as a bearer token. */
            token: string;
        };
        /**
         * @description The one shape of every refusal.
         * @example {
         *       "type": "conflict",
         *       "code": "insufficient_inventory",
         *       "message": "Only 12 of \"Sältan Salt Liquorice Fish\" are in stock."
         *     }
         */
        Error: {
            /**
             * @description What kind of refusal this is.
             * @enum {string}
             */
            type: "invalid_data" | "unauthorized" | "not_allowed" | "not_found" | "conflict" | "rate_limited" | "unavailable" | "unexpected_state";
            /** @description A permanent name for this very refusal, for programs. */
            code?: string;
            /** @description For people. */
            message: string;
            /** @description Field name to what is wrong with it. */
            fields?: {
                [key: string]: string;
            };
            /** @description The same id stands on the server's log lines. */
            request_id?: string;
        };
        /**
         * @example {
         *       "success": true
         *     }
         */
        SignedOut: {
            /** @constant */
            success: true;
        };
        /**
         * @example {
         *       "id": "cus_01anna",
         *       "email": "anna@kiosk.example",
         *       "company_name": "Kiosk & Co AB",
         *       "first_name": "Anna",
         *       "last_name": "Lindqvist",
         *       "phone": "+46 31 555 01 10"
         *     }
         */
        Customer: {
            id: string;
            email: string;
            company_name: string;
            first_name: string;
            last_name: string;
            phone: string | null;
        };
        CustomerAnswer: {
            customer: components["schemas"]["Customer"];
        };
        /**
         * @example {
         *       "total_orders": 14,
         *       "pending_orders": 2,
         *       "requires_action_orders": 1,
         *       "loyalty_points": 842
         *     }
         */
        OrderSummary: {
            total_orders: number;
            pending_orders: number;
            requires_action_orders: number;
            /** @description One for each full 10 EUR of goods on placed orders. */
            loyalty_points: number;
        };
        /** @enum {string} */
        OrderStatus: "pending" | "shipping" | "delivered" | "completed" | "canceled" | "requires_action";
        /** @enum {string} */
        FulfillmentStatus: "not_fulfilled" | "fulfilled" | "shipped" | "delivered";
        /** @enum {string} */
        PaymentStatus: "awaiting" | "authorized" | "captured" | "refunded";
        OrderListItem: {
            id: string;
            display_id: number;
            /** Format: date-time */
            created_at: string;
            status: components["schemas"]["OrderStatus"];
            fulfillment_status: components["schemas"]["FulfillmentStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            currency_code: string;
            total: number;
            items: {
                product_title: string;
                thumbnail: string | null;
                quantity: number;
            }[];
        };
        OrderList: {
            orders: components["schemas"]["OrderListItem"][];
            count: number;
            limit: number;
            offset: number;
        };
        OrderItem: {
            id: string;
            product_id: string;
            product_title: string;
            variant_title: string;
            variant_sku: string | null;
            thumbnail: string | null;
            quantity: number;
            unit_price: number;
            subtotal: number;
            discount_total: number;
            tax_total: number;
            total: number;
            status: components["schemas"]["FulfillmentStatus"];
        };
        /**
         * @description Where the shop delivers.
         * @enum {string}
         */
        CountryCode: "se" | "no" | "dk" | "fi" | "us" | "gb" | "de";
        /**
         * @example {
         *       "first_name": "Anna",
         *       "last_name": "Lindqvist",
         *       "address_1": "Linnégatan 14",
         *       "address_2": null,
         *       "city": "Gothenburg",
         *       "province": "Västra Götaland",
         *       "country_code": "se",
         *       "postal_code": "413 04",
         *       "phone": null,
         *       "company": "Kiosk & Co AB",
         *       "metadata": {}
         *     }
         */
        Address: {
            first_name: string;
            last_name: string;
            address_1: string;
            address_2: string | null;
            city: string;
            province: string;
            country_code: components["schemas"]["CountryCode"];
            postal_code: string;
            phone: string | null;
            company: string | null;
            metadata: {
                [key: string]: unknown;
            };
        };
        Order: {
            id: string;
            display_id: number;
            /** Format: date-time */
            created_at: string;
            status: components["schemas"]["OrderStatus"];
            fulfillment_status: components["schemas"]["FulfillmentStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            currency_code: string;
            email: string;
            items: components["schemas"]["OrderItem"][];
            item_subtotal: number;
            discount_total: number;
            shipping_total: number;
            tax_total: number;
            total: number;
            shipping_address: components["schemas"]["Address"];
            billing_address: components["schemas"]["Address"];
        };
        OrderAnswer: {
            order: components["schemas"]["Order"];
        };
        /**
         * @example {
         *       "id": "pcat_01food",
         *       "name": "Food & Candy",
         *       "handle": "food-candy",
         *       "description": "Pantry goods and sweets.",
         *       "product_count": 24
         *     }
         */
        Category: {
            id: string;
            name: string;
            handle: string;
            description: string;
            /** @description Published products in it. */
            product_count: number;
        };
        CategoryList: {
            product_categories: components["schemas"]["Category"][];
            count: number;
            limit: number;
            offset: number;
        };
        /**
         * @example {
         *       "tags": [
         *         "Liquorice",
         *         "Sugar free",
         *         "Mint"
         *       ],
         *       "count": 3,
         *       "limit": 20,
         *       "offset": 0
         *     }
         */
        TagList: {
            /** @description Tag names, most used first. */
            tags: string[];
            count: number;
            limit: number;
            offset: number;
        };
        CategoryReference: {
            id: string;
            name: string;
            handle: string;
        };
        /** @description A number where there is one price, an object where it depends on the variant. */
        CardPrice: number | {
            /** @description The lowest variant's. */
            min_amount: number;
        };
        /**
         * @description Net price by currency code.
         * @example {
         *       "eur": 1.85
         *     }
         */
        CardPrices: {
            eur: components["schemas"]["CardPrice"];
        };
        /** @description What a product card shows. */
        ProductListItem: {
            id: string;
            title: string;
            /** @description Net content and unit; null where variants differ. */
            subtitle: string | null;
            handle: string;
            brand: string;
            /** @description The first variant's. */
            sku: string | null;
            /** @enum {string} */
            status: "published";
            thumbnail: string | null;
            category: components["schemas"]["CategoryReference"];
            has_multiple_variants: boolean;
            /** @description The only variant; null where there are several or none. */
            variant_id: string | null;
            prices: components["schemas"]["CardPrices"];
            /** @description Left out where no bulk tier exists. */
            bulk_prices?: components["schemas"]["CardPrices"];
            bulk_min_quantity: number | null;
            /** @description Over all variants. */
            inventory_quantity: number;
            is_new: boolean;
            average_rating: number | null;
            total_reviews: number;
            /** @description Values of an option named Colour. */
            colors: string[];
        };
        Facet: {
            value: string;
            count: number;
        };
        PriceFacet: {
            minPrice: number;
            maxPrice: number;
            count: number;
        };
        /** @description Counts within the current result, each group without its own filter. */
        Facets: {
            categories: components["schemas"]["Facet"][];
            brands: components["schemas"]["Facet"][];
            tags: components["schemas"]["Facet"][];
            /** @description The specified price bands. */
            prices: components["schemas"]["PriceFacet"][];
        };
        ProductList: {
            products: components["schemas"]["ProductListItem"][];
            /** @description How many there are in all. */
            count: number;
            limit: number;
            offset: number;
            /** @description Only when asked for by `facets=1`. */
            facets?: components["schemas"]["Facets"];
        };
        Image: {
            id: string;
            url: string;
            /** @description What the picture shows. */
            alt: string;
        };
        ProductOption: {
            id: string;
            title: string;
            values: {
                id: string;
                value: string;
            }[];
        };
        ProductBase: {
            id: string;
            title: string;
            /** @description Net content and unit, such as "120 g · bag"; null where variants differ. */
            subtitle: string | null;
            description: string;
            handle: string;
            brand: string;
            /** @enum {string} */
            status: "published";
            thumbnail: string | null;
            images: components["schemas"]["Image"][];
            options: components["schemas"]["ProductOption"][];
            category: components["schemas"]["CategoryReference"];
            tags: string[];
            /** @description Grams. */
            weight: number | null;
            /** @description Years; null where there is none. */
            age_limit: number | null;
            specification: {
                name: string;
                value: string;
            }[];
            /** @description The first bulk tier's quantity; null where there is no bulk price. */
            bulk_min_quantity: number | null;
            has_multiple_variants: boolean;
            /** @description First published within 30 days. */
            is_new: boolean;
            /** Format: date-time */
            published_at: string;
            /** @description Of approved reviews, one decimal; null without any. */
            average_rating: number | null;
            total_reviews: number;
        };
        VariantOption: {
            option_id: string;
            value: string;
        };
        VariantBase: {
            id: string;
            /** @description The values of its options, joined by " / ". */
            title: string;
            sku: string | null;
            /** @description GTIN-13. */
            gtin: string | null;
            /** @description What one piece is called: can, bag, box. */
            unit: string;
            /** @description Such as "10 × 13 g". */
            net_content: string | null;
            /** @description Single items in one piece: 20 pouches, 10 cans. */
            pack_size: number;
            /** @description Pieces in stock. */
            inventory_quantity: number;
            options: components["schemas"]["VariantOption"][];
            thumbnail: string | null;
        };
        /**
         * @description What one piece costs, net, from `min_quantity` pieces on.
         * @example {
         *       "currency_code": "eur",
         *       "amount": 2.72,
         *       "min_quantity": 50
         *     }
         */
        Price: {
            currency_code: string;
            amount: number;
            min_quantity: number;
        };
        /** @description A variant with its prices, for customers. */
        Variant: components["schemas"]["VariantBase"] & {
            /** @description What is charged now, tiers by rising quantity. */
            prices: components["schemas"]["Price"][];
        };
        /** @description A product as an approved customer sees it. */
        Product: components["schemas"]["ProductBase"] & {
            /** @constant */
            priced: true;
            variants: components["schemas"]["Variant"][];
        };
        /** @description A variant as visitors see it, without prices. */
        VisitorVariant: components["schemas"]["VariantBase"];
        /** @description A product as visitors see it. It has no price field anywhere. */
        VisitorProduct: components["schemas"]["ProductBase"] & {
            /** @constant */
            priced: false;
            variants: components["schemas"]["VisitorVariant"][];
        };
        ProductAnswer: {
            product: components["schemas"]["Product"] | components["schemas"]["VisitorProduct"];
        };
        CartItem: {
            id: string;
            product_id: string;
            product_title: string;
            /** @description Net content and unit of the variant. */
            subtitle: string | null;
            variant_id: string;
            variant_title: string;
            variant_sku: string | null;
            thumbnail: string | null;
            quantity: number;
            /** @description Net price of one piece at this quantity. */
            unit_price: number;
            /** @description All tiers of the variant, by rising quantity. */
            prices: components["schemas"]["Price"][];
            inventory_quantity: number;
            /** @description Percent, such as 12. */
            tax_rate: number;
            /** @description unit_price × quantity. */
            subtotal: number;
            discount_total: number;
            /** @description Rounded half-up for this line. */
            tax_total: number;
            /** @description subtotal − discount_total + tax_total. */
            total: number;
        };
        ShippingOption: {
            /** @enum {string} */
            id: "courier" | "local_shipping" | "ups_ground" | "global_export";
            name: string;
            amount: number;
            days: {
                min: number;
                max: number;
            };
        };
        /** @description total = item_total − discount_total + shipping_total + tax_total. */
        Cart: {
            /** @description Null until the first piece is added. */
            id: string | null;
            currency_code: string;
            /** @description In the order they were added. */
            items: components["schemas"]["CartItem"][];
            /** @description Goods, net, before discount. */
            item_total: number;
            discount_total: number;
            /** @description Net; 0 for an empty cart. */
            shipping_total: number;
            tax_total: number;
            total: number;
            /** @description The country of the delivery address, else of the company. Shipping and tax follow it. */
            delivery_country_code: components["schemas"]["CountryCode"];
            /** @description The option that applies; null for an empty cart. */
            shipping_option: components["schemas"]["ShippingOption"] | null;
            shipping_address: components["schemas"]["Address"] | null;
            billing_address: components["schemas"]["Address"] | null;
        };
        CartAnswer: {
            cart: components["schemas"]["Cart"];
        };
        /**
         * @example {
         *       "ItemCount": 3
         *     }
         */
        CartCount: {
            /** @description Lines in the cart. */
            ItemCount: number;
        };
        /** @description Pieces. */
        Quantity: number;
        /**
         * @example {
         *       "items": [
         *         {
         *           "variant_id": "variant_01tjarnmint3can",
         *           "quantity": 60
         *         }
         *       ]
         *     }
         */
        AddItemsRequest: {
            items: {
                variant_id: string;
                quantity: components["schemas"]["Quantity"];
            }[];
        };
        CartChanged: {
            /** @constant */
            success: true;
            message: string;
            cart: components["schemas"]["Cart"];
        };
        /**
         * @example {
         *       "quantity": 120
         *     }
         */
        SetQuantityRequest: {
            quantity: components["schemas"]["Quantity"];
        };
        /**
         * @example {
         *       "item_id": "item_01a",
         *       "adjustment": -10
         *     }
         */
        AdjustItemRequest: {
            item_id: string;
            /** @description Pieces to add; below 0 to take away. */
            adjustment: number;
        };
        /**
         * @example {
         *       "item_ids": [
         *         "item_01a"
         *       ]
         *     }
         */
        RemoveItemsRequest: {
            item_ids: string[];
        };
        /**
         * @example {
         *       "first_name": "Anna",
         *       "last_name": "Lindqvist",
         *       "address_1": "Linnégatan 14",
         *       "city": "Gothenburg",
         *       "province": "Västra Götaland",
         *       "country_code": "se",
         *       "postal_code": "413 04"
         *     }
         */
        AddressRequest: {
            first_name: string;
            last_name: string;
            address_1: string;
            address_2?: string;
            city: string;
            province: string;
            country_code: components["schemas"]["CountryCode"];
            postal_code: string;
            phone?: string;
            company?: string;
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * @example {
         *       "message": "Your order is expected between 4 December and 20 December 2026.",
         *       "startDate": "2026-12-04",
         *       "endDate": "2026-12-20"
         *     }
         */
        ShippingDate: {
            message: string;
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string;
        };
        /**
         * @example {
         *       "cart_id": "cart_01a"
         *     }
         */
        CompleteRequest: {
            /** @description The cart that was shown when the buyer pressed Place Order. */
            cart_id?: string;
        };
        /**
         * @example {
         *       "order_id": "order_01a",
         *       "display_id": 1042
         *     }
         */
        CompleteAnswer: {
            order_id: string;
            /** @description The number people say on the phone. */
            display_id: number;
        };
        /**
         * @example {
         *       "status": "ok"
         *     }
         */
        Health: {
            /** @constant */
            status: "ok";
        };
    };
    responses: {
        /** @description Something in the request cannot be accepted; `fields` says what. */
        InvalidData: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "invalid_data",
                 *       "code": "invalid_request",
                 *       "message": "limit must be <= 100",
                 *       "fields": {
                 *         "limit": "must be <= 100"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E-mail unknown, password wrong or account not approved; which one is not told. */
        InvalidCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "unauthorized",
                 *       "code": "invalid_credentials",
                 *       "message": "Invalid credentials"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many failed tries; `Retry-After` says how many seconds to wait. */
        RateLimited: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "rate_limited",
                 *       "code": "too_many_attempts",
                 *       "message": "Too many tries. Please wait 15 minutes."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No token, or one that is not valid any more. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "unauthorized",
                 *       "message": "Unauthorized"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing, or it is not yours. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "not_found",
                 *       "code": "order_not_found",
                 *       "message": "Order not found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done; the cart as it is now. */
        changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartChanged"];
            };
        };
        /** @description The request is fine, but the shop's state stands against it, such as too little stock. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "insufficient_inventory",
                 *       "message": "Not enough stock for Sältan Salt Liquorice Fish. 12 left.",
                 *       "fields": {
                 *         "variant_01saltfish120": "12 left in stock"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The idempotency key was used before with another body. */
        IdempotencyMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "idempotency_key_reused",
                 *       "message": "This Idempotency-Key was used with another request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not ready to serve, for a while. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "unavailable",
                 *       "code": "not_ready",
                 *       "message": "The store is not ready."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description How many to answer at most. */
        Limit: number;
        /** @description How many to pass over. */
        Offset: number;
        /** @description The thing's id. */
        Id: string;
    };
    requestBodies: {
        addressBody: {
            content: {
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["InvalidCredentials"];
            429: components["responses"]["RateLimited"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOut"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getOrderSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummary"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Only orders with a product whose name contains this. */
                q?: string;
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            400: components["responses"]["InvalidData"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagList"];
                };
            };
            400: components["responses"]["InvalidData"];
        };
    };
    searchProducts: {
        parameters: {
            query?: {
                /** @description Words to find in title, SKU, GTIN, brand, category and description. */
                q?: string;
                /** @description A category's name. */
                category?: string;
                /** @description Brand names; repeat the parameter for several. */
                brand?: string[];
                /** @description Tag names; repeat the parameter for several. */
                tags?: string[];
                /** @description Lowest card price, in euro. */
                minPrice?: number;
                /** @description Highest card price, in euro. */
                maxPrice?: number;
                /** @description `most_popular` counts pieces ordered in 90 days, then newest first. */
                sort?: "most_popular" | "newest" | "price_asc" | "price_desc";
                /** @description 1 to get the facet counts too. */
                facets?: 0 | 1;
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Words to find. */
                search?: string;
                /** @description A category's name. */
                category?: string;
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, with prices for customers and without for visitors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getCartCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartCount"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    addCartItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddItemsRequest"];
            };
        };
        responses: {
            200: components["responses"]["changed"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    setCartItemQuantity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetQuantityRequest"];
            };
        };
        responses: {
            200: components["responses"]["changed"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adjustCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustItemRequest"];
            };
        };
        responses: {
            200: components["responses"]["changed"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    removeCartItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveItemsRequest"];
            };
        };
        responses: {
            200: components["responses"]["changed"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    setShippingAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["addressBody"];
        responses: {
            200: components["responses"]["changed"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    setBillingAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["addressBody"];
        responses: {
            200: components["responses"]["changed"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getShippingDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingDate"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    completeCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the stored answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CompleteRequest"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompleteAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
}
