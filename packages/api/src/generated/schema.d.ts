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
         * @description Returns a token for an approved customer, and sets the same session as a cookie in browsers. Every refusal gets
         *     the same answer. A request from another site's page is refused.
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
         * Refresh a token
         * @description The old token stays valid for 60 seconds, so that running calls are not refused. Within them it can be refreshed
         *     once more, in case an answer was lost; refreshed again or used later, it ends the sign-in with all its tokens.
         *     Accepts no cookie: browser sessions are prolonged by use, and scripts never get a token for one.
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
         * @description Ends the session with all its tokens at once, and removes its cookies.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/customer/emailpass/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a code
         * @description E-mails a five-digit code to the customer of that address, if there is one. The answer is the same for every
         *     address, also beyond the limits, when nothing is sent. A code is valid for 10 minutes and 5 attempts on each
         *     device, also if others are sent; the first code used ends all. Per account and hour, 5 codes are sent to devices
         *     that its owner has signed in on, and 3 to all others, at least 60 seconds apart; per network, without such
         *     devices, 50 in 15 minutes.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/customer/otp/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a code
         * @description Returns a token to choose a password. A code works on any device. Wrong, replaced and unknown codes are refused
         *     alike with `invalid_code`; only the right code gets `code_used` or `code_expired`. After 5 attempts of one code
         *     on a device the answer is `code_tries_used`. After 15 wrong codes of one account from one network in a day, or
         *     25 from all, it is `codes_closed` (429); browsers on which the owner has signed in or entered a right code,
         *     recognised by a cookie, are counted separately. After 100 wrong codes in a row on any days it is `codes_ended`:
         *     then only a link from the shop's operator allows choosing a password, after which codes work again. Failures of
         *     one network address count together with failed sign-ins.
         */
        post: operations["verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/customer/emailpass/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password
         * @description Ends all sessions of the customer and informs them by e-mail. The token of `verifyCode`, or of a link from the
         *     shop's operator, works once; a refusal with `weak_password` does not use it up.
         */
        post: operations["updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my sessions
         * @description The customer's active sessions, the calling one first, then by last use. Tokens and network addresses are not
         *     included, and of the device only what its browser reports.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description Ends all sessions of the customer except the calling one, including those of programs.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/auth/sessions/{id}": {
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
         * End a session
         * @description Its next call is refused with 401. 404 `session_not_found` if it has ended or belongs to someone else. Ending
         *     the calling session signs out.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for an account
         * @description The five steps of the application. An operator decides. The answer does not reveal whether the company or person
         *     is known: every complete application gets the same. 400 `consent_text_changed` if a consent names a text
         *     that the shop has never published; 409 `applications_closed` until terms and privacy policy are published. Ten calls an hour from one network, accepted or not.
         */
        post: operations["registerCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/customer-request/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request access with the short form
         * @description The alternative to the wizard; an operator completes it. Known e-mails get the same answer. 409 `licence_required`
         *     if the shop's own form requires a licence, which only the wizard has. Ten calls an hour from one network, accepted
         *     or not.
         */
        post: operations["requestAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/application-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the status of an application
         * @description For the link in the confirmation e-mail or in a question. Contains nothing about the applicant, the question or
         *     the reason of a rejection: those are in the e-mails. 404 `application_not_found` for an unknown link, and after
         *     the applicant was erased.
         */
        post: operations["readApplicationStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/sent-application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a sent application
         * @description For the link in the e-mail with the shop's question: the question and all answers. 409 `link_answered` after
         *     it was answered; 409 `link_ended` after the decision or a later question. 404 `application_not_found` for an
         *     unknown link, and after the applicant was erased.
         */
        post: operations["readSentApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/sent-application/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question about an application
         * @description Replaces the answers of the application; the shop decides about it again. The link ends. Refused like
         *     `registerCompany` and `readSentApplication`. The licence is the one sent before, or a new upload. Ten calls an
         *     hour from one network, accepted or not.
         */
        post: operations["answerApplicationQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a licence
         * @description A PDF, JPEG or PNG of at most 10 MB, recognised by its content. `active_pdf` for a PDF with scripts, programs or
         *     other files, `encrypted_pdf` for an encrypted one, `unreadable_pdf` for one that cannot be read as a whole. Only
         *     operators can read it. It is deleted after 24 hours unless an application names its address. 20 calls an hour
         *     from one network.
         */
        post: operations["uploadLicense"];
        delete?: never;
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
         * Get the session
         * @description Also tells whether a stored token is still valid.
         */
        get: operations["getCustomer"];
        put?: never;
        /**
         * Change name and telephone number
         * @description Sending the present values changes nothing. If a value differs from `replaces` because another tab or device
         *     changed it, 409 `profile_changed` returns the present values in `params.first_name`, `params.last_name` and
         *     `params.phone`, empty if there is none. Placed orders keep their values.
         */
        post: operations["updateCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/shell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the page frame
         * @description The customer, the number of cart lines, the first ten categories and the twenty most used tags in one call, with
         *     the values of their own calls.
         */
        get: operations["getShell"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/me/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my company
         * @description With its VAT number and the status of the number.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the company's VAT number
         * @description Written like a number of its country, with its two letters in front (400 `invalid_vat_id`); blanks, dots and
         *     hyphens do not matter. A new number is `unchecked` and is checked in the background; placed orders stay as
         *     booked. Sending the present number changes nothing. If the company's number differs from `replaces`, 409
         *     `vat_id_changed` returns the present one in `params.vat_id`, empty if there is none, and the sent one in
         *     `params.given`.
         *
         *     Everyone who signs in for a company can set its first number. Only owners can replace one: others get 403
         *     `owner_only` with the owners' names in `params.owners`. If no owner can sign in, everyone can. The owners are
         *     informed of each change by e-mail, with the old and the new number.
         */
        patch: operations["setCompanyVatId"];
        trace?: never;
    };
    "/store/customers/me/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the company's addresses
         * @description By name.
         */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Store an address
         * @description For everyone in the company. The same place is not stored twice under another name: 409 `address_exists` with
         *     the existing one in `params.id` and `params.name`. With 500 addresses the book is full: 409 `address_book_full`.
         */
        post: operations["storeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/me/addresses/{id}": {
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
         * Remove a stored address
         * @description Orders and carts keep their address. 409 `address_changed` if a colleague has changed it since `version`; 404
         *     `address_not_found` if it was removed.
         */
        delete: operations["removeAddress"];
        options?: never;
        head?: never;
        /**
         * Change a stored address
         * @description Replaces all fields. Orders and carts keep their address. 409 `address_changed` with the present one in
         *     `params.name` and `params.version` if a colleague has changed it since `version`; 404 `address_not_found` if it
         *     was removed; 409 `address_exists` if the place is stored under another name.
         */
        patch: operations["changeAddress"];
        trace?: never;
    };
    "/store/customers/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Requires the present password: a wrong one is 400 `wrong_password`, ten times in 15 minutes of one session
         *     (429). The new one must not be easy to guess (400 `weak_password`). Ends all other sessions of the customer,
         *     including those of programs, and informs them by e-mail. The same call again within 15 minutes gets the first
         *     answer, in case that was lost.
         */
        post: operations["changePassword"];
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
         * Get figures about the company's orders
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
    "/store/customer/complaint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * File a complaint about an order
         * @description About an order of the customer's company. The same complaint sent again within 10 minutes is filed once.
         */
        post: operations["fileComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customer/complaints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's complaints
         * @description With state and the shop's answers, newest first.
         */
        get: operations["listOwnComplaints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload pictures
         * @description One to ten JPEG, PNG or WebP pictures of at most 10 MB each, recognised by their content. They are re-encoded,
         *     which removes their location. Only the company's own sessions can open them. Deleted after 24 hours unless a
         *     complaint names them.
         */
        post: operations["uploadPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customer/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's wishlist
         * @description Only products for sale, last added first. Entries expire after 30 days.
         */
        get: operations["getWishlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customer/wishlist/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product
         * @description Adding a product again restarts its 30 days.
         */
        post: operations["addToWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customer/wishlist/note": {
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
         * Change the note of a product
         * @description The 30 days continue. With `replaces`, 409 `note_changed` returns the present note in `params.note` if it
         *     differs. 404 `not_on_wishlist` if the product is not on the wishlist.
         */
        patch: operations["setWishlistNote"];
        trace?: never;
    };
    "/store/customer/wishlist/bulk-add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add many products
         * @description For example a whole cart. All or nothing.
         */
        post: operations["bulkAddToWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customer/wishlist/bulk-remove": {
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
         * Remove many products
         * @description Products that are not on the wishlist are ignored.
         */
        delete: operations["bulkRemoveFromWishlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customer/wishlist/toggle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or remove a product
         * @description With `in_wishlist`, the product is on the wishlist or off it afterwards: idempotent, also if a colleague did the
         *     same. Without it, the call toggles. `in_wishlist` in the answer is the result.
         */
        post: operations["toggleWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customer/wishlist/remove": {
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
         * Remove a product
         * @description Idempotent: a product that is not on the wishlist counts as removed.
         */
        delete: operations["removeFromWishlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customer/wishlist/clear": {
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
         * Clear the wishlist
         * @description Empties the wishlist of the customer's company.
         */
        delete: operations["clearWishlist"];
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
         * List the company's orders
         * @description Newest first.
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
         * Get an order
         * @description Only orders of the customer's company; others are 404.
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
    "/store/orders/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a reorder
         * @description Each line of an order with what has changed since. The cart does not change.
         */
        get: operations["getReorder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/shelf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the company's shelf
         * @description The articles that the company keeps in stock, with what is probably left of them and what fills them. Until the
         *     company has arranged it, it has the 24 articles of its orders in the year before the last one that it ordered most
         *     often, by category; without orders, eight best sellers and new products, one carton each. Articles that cannot be
         *     ordered any more stay, with the reason in `state`.
         */
        get: operations["getShelf"];
        /**
         * Arrange the shelf
         * @description Replaces the articles, their order, targets and facings. Articles that are not for sale are accepted only if the
         *     shelf has them; 404 `variant_not_found` for others. 409 `shelf_changed` with the present `version` if a colleague
         *     has changed it since `version`; saving what is stored already changes nothing and is never refused.
         */
        put: operations["saveShelf"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/shelf/fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill the shelf
         * @description Puts pieces in the cart, as `bulkAddCartItems` does; nothing is ordered. Articles that cannot be added are
         *     reported, and the others are added. With `ordered`, so are articles of which a colleague or another device has put
         *     more in the cart, or has ordered more, since they were displayed.
         */
        post: operations["fillShelf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/shelves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the company's shared shelves
         * @description The newest 100 shelves that customers of the company share at present, newest first.
         */
        get: operations["listSharedShelves"];
        put?: never;
        /**
         * Share a shelf
         * @description Stores a copy of a shelf and returns the code of its link. Visitors may share one that they put together; it is
         *     deleted after 90 days, and after 365 days if a customer shares it. Articles that are not for sale are left out; 404
         *     `variant_not_found` if none is left. 20 calls an hour from one network, accepted or not.
         */
        post: operations["shareShelf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/shelves/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a shared shelf
         * @description A shelf without company, prices and stock. Articles that are no longer for sale are left out, and for customers
         *     those that cannot be delivered to them by law; `left_out` counts them. 404 `shelf_not_shared` for an unknown code,
         *     and after the shelf has expired or its link was removed.
         */
        get: operations["getSharedShelf"];
        put?: never;
        post?: never;
        /**
         * Stop sharing a shelf
         * @description Its link and its picture are gone for everyone. Only for customers of the company that shares it; 404
         *     `shelf_not_shared` for others. Stopping again changes nothing.
         */
        delete: operations["stopSharingShelf"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customer/usual-articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the company's usual articles
         * @description Articles ordered repeatedly, with the last quantity, its present price and the number of orders.
         */
        get: operations["listUsualArticles"];
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
         * @description All categories in the shop's order, each followed by its subcategories. Open to visitors.
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
    "/store/product-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a category
         * @description Open to visitors. 404 `category_not_found` if it does not exist.
         */
        get: operations["getCategory"];
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
         * @description Tags of published products, most used first. Open to visitors.
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
         * @description Filters are combined with "and"; several values of one filter with "or".
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
         * @description Newest first, with search and one category.
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
    "/store/products/explore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Browse a mix of all categories
         * @description The products of all categories, the longest-selling of each first, mixed by the number of products that each
         *     category has for sale: a large category appears more often than a small one. Equal ranks follow the shop's order
         *     of categories.
         */
        get: operations["exploreProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/products/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a product
         * @description Shown after an operator approves it, under the customer's own name; `user_name` is ignored. One review per
         *     customer and product; after a rejection another can be sent.
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/products/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of a product
         * @description Approved ones only; the figures cover all of them, regardless of filters. Open to visitors.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/products/{id}/stock-notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a stock notice is requested
         * @description Whether the customer gets an e-mail once the product is back in stock.
         */
        get: operations["getStockNotice"];
        /**
         * Request a stock notice
         * @description The customer gets one e-mail once a variant of the product that can be delivered to their company is in stock; the
         *     request is deleted then, and after a year. Idempotent. 404 `product_not_found` if the product is not for sale;
         *     409 `not_deliverable` if none of it may be delivered to their company.
         */
        put: operations["requestStockNotice"];
        post?: never;
        /**
         * Cancel a stock notice
         * @description Idempotent: a notice that is not requested counts as cancelled.
         */
        delete: operations["cancelStockNotice"];
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
         * Get a product
         * @description Open to visitors, without prices.
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
    "/store/flash-sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the running flash sale
         * @description Its products with present and usual prices. Null and an empty list if no sale is running.
         */
        get: operations["getFlashSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/legal/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the terms, the privacy policy, the cookies text or the imprint
         * @description The version in force. 404 `legal_text_not_published` until the shop has published one. Open to visitors, of a closed
         *     shop too.
         */
        get: operations["getLegalText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/content/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the content of a page
         * @description The published blocks of a page that are on and within their period, in the shop's language. None if the shop has
         *     published none. Open to visitors.
         */
        get: operations["getPageContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/banner/get-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a banner
         * @description `banner_hero`, `banner_values`, `banner_accessories`, `banner_promo` or `banner_side`. Open to visitors.
         */
        get: operations["getBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the shop
         * @description Stores a message for the operators. Open to visitors; ten calls an hour from one network, accepted or not.
         */
        post: operations["sendContactMessage"];
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
         * Get the open cart
         * @description The company's open cart with all totals; an empty one if there is none.
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
         * Count the lines of the cart
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
         * @description Adds pieces; a variant that is in the cart gets more. All or nothing: a cart has at most 1,500 lines, 409
         *     `cart_full` with `limit` and `lines`. More pieces of lines in the cart always fit.
         */
        post: operations["addCartItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/items/bulk-add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add what can be added
         * @description Adds pieces like `addCartItems`, but each article separately: articles that cannot be added are reported, and
         *     the others are added. No article is added in part. Pieces of a variant named twice are added up. New lines are
         *     added in the given order until the cart has 1,500; the rest is reported as `cart_full`.
         */
        post: operations["bulkAddCartItems"];
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
         * @description The quantity is absolute. With `replaces`, 409 `line_changed` returns the cart if the line's quantity is a
         *     different one.
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
         * Add to or remove from a line
         * @description The adjustment is relative; a result below 1 is refused.
         */
        post: operations["adjustCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/items/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set many quantities at once
         * @description Quantities are absolute. A row names a line of the cart by `item_id`, or an article by `sku`, which is added if
         *     the cart does not have it. Rows that cannot be applied are reported, and the others are applied. If rows name
         *     the same article, the first one applies: forms ask the buyer first, by `variant_id`. New lines are added in the
         *     order of the rows until the cart has 1,500; the rest is reported as `cart_full`. With `preview`, nothing is
         *     changed and the report says what would happen.
         */
        post: operations["bulkSetCartItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/order-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an order form
         * @description Returns the cells of an XLSX file's first sheet, of at most 2 MB and 20,000 rows: formulas as their stored
         *     results, macros and links ignored. Nothing is stored. 400 `order_form_unreadable` if the file is no such sheet;
         *     400 `order_form_too_long` if it has more rows, columns or text. At most 120 an hour for each customer.
         */
        post: operations["readOrderForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/price-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the price list
         * @description An XLSX file of the articles for sale with a SKU, at the company's prices: SKU, GTIN, name, unit, price from each
         *     quantity, stock, and an empty column for quantities. Filled in, it is an order form. At most 20,000 articles, in
         *     the order of their SKUs; the file's name says if there are more. At most 30 an hour for each customer.
         */
        get: operations["getPriceList"];
        put?: never;
        post?: never;
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
         * @description Lines that are not in the cart are ignored.
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
         * Get the checkout
         * @description The open cart with addresses and totals. Where it has no delivery or billing address, it takes the only one of the company's address book that can be it.
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
         * @description Delivery options, delivery date and VAT follow its country. Later carts of the company start with the first
         *     address given, or with that of its last order.
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
         * @description The address of the invoice. Later carts start with it, as with the delivery address.
         */
        post: operations["setBillingAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/promocode/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promo codes of the open cart
         * @description In the order they were added. A code that does not apply at present has no discount and stays on the cart.
         */
        get: operations["listPromoCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/promocode/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add promo codes
         * @description Case does not matter, and a code on the cart stays as it is. All or nothing; at most 5 on a cart (409
         *     `too_many_promo_codes`). Each applies to the goods' price after the codes before it, never to delivery. 404
         *     `unknown_promo_code`, also before it starts; at most 20 of them an hour for one customer. 409
         *     `promo_code_ended`, `promo_code_used_up`, or `promo_code_minimum` with the amount missing.
         */
        post: operations["addPromoCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/promocode/remove": {
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
         * Remove promo codes
         * @description Codes that are not on the cart are ignored.
         */
        delete: operations["removePromoCodes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the references
         * @description Purchase order number, reference, note and receiving hours; they are part of the order. 400 `empty_cart` if
         *     there is no open cart.
         */
        post: operations["setCartReferences"];
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
         * Get the delivery date
         * @description The cart's `delivery` in words: the days of its delivery option in working days of the destination country, from
         *     today or, after the cut-off time, from the next working day; a week is seven calendar days. For an empty cart,
         *     by the delivery option for any amount. 409 `country_not_served` if no option applies.
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
         * @description Idempotent: one order per cart. Without a `cart_id` and an open cart it returns the order of the cart completed
         *     in the last 10 minutes. Stock is taken in the same transaction. A promo code that no longer applies refuses the
         *     order with the 409 of adding it, until it is removed. 409 `order_minimum` if the goods are below the cart's
         *     `order_minimum`, `country_not_served` without a shipping option; 400 `po_number_required` if `po_required` is set and `po_number` is missing. With
         *     `cart_version` only that version is ordered: otherwise 409 `cart_changed` returns the current cart. A completed
         *     cart returns its order for any version. Refusals are not stored under the idempotency key.
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
         * Check that the process runs
         * @description Does not check the database.
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
         * Check that the store can serve
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
         * @description E-mail and password, with the limits of the specification (accounts), section 5.
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
             * @description True to keep the session for 30 days instead of 12 hours, and the cookies after the browser is closed.
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
        /** @description The values in a message, for callers that write their own text. */
        ErrorParams: {
            [key: string]: string | number;
        };
        /**
         * @description What is wrong with a field.
         * @example {
         *       "code": "too_long",
         *       "message": "is longer than 60 characters",
         *       "params": {
         *         "limit": 60
         *       }
         *     }
         */
        FieldFault: {
            /** @description A permanent name of the fault, for programs. */
            code: string;
            /** @description The end of a sentence that begins with the field, for people. */
            message: string;
            params?: components["schemas"]["ErrorParams"];
        };
        /** @description What limits the quantity of a line. */
        OrderablePieces: {
            /**
             * @description Pieces that can be ordered: those in stock, or the maximum of a line if the stock does not limit it; 0 if it is
             *     sold out or no longer for sale.
             */
            inventory_quantity: number;
        };
        /**
         * @description Net price of one piece from `min_quantity` pieces.
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
        /** @description The pieces of a line that ship later, because they were not in stock. */
        Backorder: {
            quantity: number;
            /**
             * Format: date
             * @description First day of their dispatch; null if it is unknown.
             */
            available_from: string | null;
        };
        /** @description The age limit of the product in years; null if there is none. */
        AgeLimit: number | null;
        /**
         * @example {
         *       "id": "item_01smallx1",
         *       "product_id": "prod_01saltfish",
         *       "product_title": "Sältan Salt Liquorice Fish",
         *       "subtitle": "120 g · bag",
         *       "variant_id": "variant_01saltfish120",
         *       "variant_title": "120 g · bag",
         *       "variant_sku": "SAL-0120",
         *       "thumbnail": "/assets/packshots/c2c6bd6d/stamp/saltan-fish.svg",
         *       "quantity": 10,
         *       "unit_price": 1.85,
         *       "prices": [
         *         {
         *           "currency_code": "eur",
         *           "amount": 1.85,
         *           "min_quantity": 1
         *         },
         *         {
         *           "currency_code": "eur",
         *           "amount": 1.48,
         *           "min_quantity": 50
         *         }
         *       ],
         *       "carton_size": 24,
         *       "deliverable": true,
         *       "inventory_quantity": 3400,
         *       "backorder": null,
         *       "age_limit": null,
         *       "tax_rate": 6,
         *       "subtotal": 18.5,
         *       "discount_total": 0,
         *       "tax_total": 1.11,
         *       "total": 19.61
         *     }
         */
        CartItem: {
            id: string;
            product_id: string;
            product_title: string;
            /** @description Net content and unit of the variant. */
            subtitle: string | null;
            variant_id: string;
            /** @description The variant: option values, strength, net content and unit, such as "Strength 3 · Single can · 10 mg · 14 g"; empty if it has none. */
            variant_title: string;
            variant_sku: string | null;
            thumbnail: string | null;
            quantity: number;
            /** @description Net price of one piece at this quantity. */
            unit_price: number;
            /** @description All tiers of the variant, by quantity. */
            prices: components["schemas"]["Price"][];
            /** @description Pieces in a full carton; null if it has no carton. */
            carton_size: number | null;
            /** @description True if it can be delivered to the destination country by law. Orders of others are refused. */
            deliverable: boolean;
            /** @description The pieces that ship later; null if all are in stock. */
            backorder: components["schemas"]["Backorder"] | null;
            age_limit: components["schemas"]["AgeLimit"];
            /** @description Percent, such as 12. */
            tax_rate: number;
            /** @description unit_price × quantity. */
            subtotal: number;
            discount_total: number;
            /** @description Rounded half-up for this line. */
            tax_total: number;
            /** @description subtotal − discount_total + tax_total. */
            total: number;
        } & components["schemas"]["OrderablePieces"];
        TaxRate: {
            /** @description Such as 13.5. */
            percent: number;
            /** @description Goods less discount, with their share of the shipping. */
            net: number;
            /** @description Of the lines and their share of the shipping, each rounded half-up. */
            tax: number;
        };
        /**
         * @description Value added tax by the rules of one day. Shipping and discounts are split over the goods' rates.
         * @example {
         *       "treatment": "domestic",
         *       "explanation_code": "domestic",
         *       "date": "2026-12-04",
         *       "rates": [
         *         {
         *           "percent": 6,
         *           "net": 120,
         *           "tax": 7.2
         *         },
         *         {
         *           "percent": 25,
         *           "net": 60,
         *           "tax": 15
         *         }
         *       ],
         *       "seller_vat_id": "SE559000000101",
         *       "buyer_vat_id": "SE559000000001"
         *     }
         */
        Tax: {
            /**
             * @description domestic: the rates of the seller's country; registered_abroad: those of the destination country; intra_eu and
             *     export: without tax.
             * @enum {string}
             */
            treatment: "domestic" | "registered_abroad" | "intra_eu" | "export";
            /**
             * @description The reason for the treatment. vat_id_missing: the destination is another member state, and the company has no
             *     VAT number of another one; vat_id_unconfirmed: it has one that is not confirmed.
             * @enum {string}
             */
            explanation_code: "domestic" | "registered_abroad" | "intra_eu" | "vat_id_missing" | "vat_id_unconfirmed" | "export";
            /**
             * Format: date
             * @description The day whose rules apply: the first possible day of delivery; for a shipped order, the day it was shipped.
             */
            date: string;
            /** @description By percentage; empty for an empty cart. Their tax adds up to tax_total. */
            rates: components["schemas"]["TaxRate"][];
            /** @description The seller's VAT number for this sale. */
            seller_vat_id: string | null;
            /** @description The company's number, whether it is used or not. */
            buyer_vat_id: string | null;
        };
        /**
         * @description Where the shop delivers.
         * @enum {string}
         */
        CountryCode: "se" | "no" | "dk" | "fi" | "us" | "gb" | "de";
        ShippingOption: {
            /** @description Permanent. */
            id: string;
            name: string;
            /** @description Net. */
            amount: number;
            /** @description Net value of goods, before discount, from which the option applies. */
            goods_from: number;
            /** @description Transit time in working days of the destination country. */
            days: {
                min: number;
                max: number;
                /** @description True if `max` counts calendar days, as in "up to one week". */
                is_max_calendar: boolean;
            };
        };
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
            /** @description Empty if none was given. */
            province: string;
            country_code: components["schemas"]["CountryCode"];
            postal_code: string;
            phone: string | null;
            company: string | null;
            metadata: {
                [key: string]: unknown;
            };
        };
        /**
         * @description The first and last possible day of delivery, in the calendar of the destination country.
         * @example {
         *       "start_date": "2026-11-26",
         *       "end_date": "2026-11-30"
         *     }
         */
        DeliveryWindow: {
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
        };
        /**
         * @description By the terms of the company.
         * @example {
         *       "method": "invoice",
         *       "terms_days": 60,
         *       "due_date": "2027-01-21"
         *     }
         */
        Payment: {
            /** @enum {string} */
            method: "invoice";
            /** @description Days from the order until the invoice is due. */
            terms_days: number;
            /**
             * Format: date
             * @description In the shop's calendar; of a cart, as if it were ordered today.
             */
            due_date: string;
        };
        /**
         * @example {
         *       "code": "SUMMER",
         *       "reason": "ended"
         *     }
         */
        UnusedPromotion: {
            /** @description As the shop wrote it. */
            code: string;
            /**
             * @description `minimum`: the value of goods is below its minimum.
             * @enum {string}
             */
            reason: "ended" | "used_up" | "minimum";
        };
        /**
         * @description total = item_total − discount_total + shipping_total + tax_total.
         * @example {
         *       "id": "cart_01small",
         *       "version": 1,
         *       "changed_by": null,
         *       "currency_code": "eur",
         *       "items": [
         *         {
         *           "id": "item_01smallx1",
         *           "product_id": "prod_01saltfish",
         *           "product_title": "Sältan Salt Liquorice Fish",
         *           "subtitle": "120 g · bag",
         *           "variant_id": "variant_01saltfish120",
         *           "variant_title": "120 g · bag",
         *           "variant_sku": "SAL-0120",
         *           "thumbnail": "/assets/packshots/c2c6bd6d/stamp/saltan-fish.svg",
         *           "quantity": 10,
         *           "unit_price": 1.85,
         *           "prices": [
         *             {
         *               "currency_code": "eur",
         *               "amount": 1.85,
         *               "min_quantity": 1
         *             },
         *             {
         *               "currency_code": "eur",
         *               "amount": 1.48,
         *               "min_quantity": 50
         *             }
         *           ],
         *           "carton_size": 24,
         *           "deliverable": true,
         *           "inventory_quantity": 3400,
         *           "backorder": null,
         *           "age_limit": null,
         *           "tax_rate": 6,
         *           "subtotal": 18.5,
         *           "discount_total": 0,
         *           "tax_total": 1.11,
         *           "total": 19.61
         *         }
         *       ],
         *       "item_total": 18.5,
         *       "discount_total": 0,
         *       "shipping_total": 19,
         *       "tax_total": 2.25,
         *       "total": 39.75,
         *       "tax": {
         *         "treatment": "domestic",
         *         "explanation_code": "domestic",
         *         "date": "2026-11-23",
         *         "rates": [
         *           {
         *             "percent": 6,
         *             "net": 37.5,
         *             "tax": 2.25
         *           }
         *         ],
         *         "seller_vat_id": "SE559000000101",
         *         "buyer_vat_id": "SE559000000001"
         *       },
         *       "tax_changes_on": null,
         *       "delivery_country_code": "se",
         *       "shipping_option": {
         *         "id": "local_shipping",
         *         "name": "Local Shipping",
         *         "amount": 19,
         *         "goods_from": 0,
         *         "days": {
         *           "min": 1,
         *           "max": 7,
         *           "is_max_calendar": true
         *         }
         *       },
         *       "shipping_options": [
         *         {
         *           "id": "courier",
         *           "name": "Courier",
         *           "amount": 0,
         *           "goods_from": 140,
         *           "days": {
         *             "min": 2,
         *             "max": 4,
         *             "is_max_calendar": false
         *           }
         *         },
         *         {
         *           "id": "local_shipping",
         *           "name": "Local Shipping",
         *           "amount": 19,
         *           "goods_from": 0,
         *           "days": {
         *             "min": 1,
         *             "max": 7,
         *             "is_max_calendar": true
         *           }
         *         }
         *       ],
         *       "shipping_address": null,
         *       "billing_address": null,
         *       "delivery": {
         *         "start_date": "2026-11-23",
         *         "end_date": "2026-11-27"
         *       },
         *       "payment": {
         *         "method": "invoice",
         *         "terms_days": 60,
         *         "due_date": "2027-01-19"
         *       },
         *       "po_required": false,
         *       "po_number": null,
         *       "customer_reference": null,
         *       "note": null,
         *       "reception_hours": null,
         *       "unused_promotions": [],
         *       "order_minimum": null
         *     }
         */
        Cart: {
            /** @description Null until the first piece is added. */
            id: string | null;
            /**
             * @description Increases with every change, and when a price, sale, promo code, stock, delivery date or VAT changes it. 0 if
             *     there is no open cart.
             */
            version: number;
            /** @description The customer whose change made this version; null if it was not a customer. */
            changed_by: {
                name: string;
                /** @description The customer of this session. */
                is_you: boolean;
            } | null;
            currency_code: string;
            /**
             * @description In the order they were added. A cart has at most 1,500 lines (`cart_full`). Carts with more, from before the
             *     limit, can still be changed and ordered.
             */
            items: components["schemas"]["CartItem"][];
            /** @description Goods, net, before discount. */
            item_total: number;
            discount_total: number;
            /** @description Net; 0 for an empty cart. */
            shipping_total: number;
            tax_total: number;
            tax: components["schemas"]["Tax"];
            /**
             * Format: date
             * @description The first day until the end of `delivery` from which other tax rates apply to the cart. The day of shipping
             *     decides. Null if no change is known.
             */
            tax_changes_on: string | null;
            total: number;
            /** @description The country of the delivery address, or else of the company. Shipping and tax depend on it. */
            delivery_country_code: components["schemas"]["CountryCode"];
            /** @description The option that applies; null for an empty cart, and if the shop does not deliver to the country. */
            shipping_option: components["schemas"]["ShippingOption"] | null;
            /**
             * @description The options to `delivery_country_code`. The one with the highest `goods_from` that the goods reach applies, the
             *     first of equal ones. Without options the order is refused with 409 `country_not_served`.
             */
            shipping_options: components["schemas"]["ShippingOption"][];
            shipping_address: components["schemas"]["Address"] | null;
            billing_address: components["schemas"]["Address"] | null;
            /** @description When an order placed now would arrive; null without a shipping option. */
            delivery: components["schemas"]["DeliveryWindow"] | null;
            payment: components["schemas"]["Payment"];
            /** @description The buyer's purchase order number. */
            po_number: string | null;
            /** @description True if the company cannot order without a purchase order number. */
            po_required: boolean;
            /** @description The company's contact for the order: a person or a cost centre. */
            customer_reference: string | null;
            /** @description For warehouse and driver. */
            note: string | null;
            /** @description When goods are received, as free text. */
            reception_hours: string | null;
            /**
             * @description Promo codes on the cart without a discount, with the reason. The order is refused until they are removed or
             *     apply again.
             */
            unused_promotions?: components["schemas"]["UnusedPromotion"][];
            /** @description Net value of goods below which orders are refused; null if there is none. */
            order_minimum: number | null;
        };
        /**
         * @description The shape of every error.
         * @example {
         *       "type": "conflict",
         *       "code": "insufficient_inventory",
         *       "message": "Not enough stock for Sältan Salt Liquorice Fish. 12 left.",
         *       "params": {
         *         "title": "Sältan Salt Liquorice Fish",
         *         "left": 12
         *       }
         *     }
         */
        ErrorBody: {
            /**
             * @description The kind of error.
             * @enum {string}
             */
            type: "invalid_data" | "unauthorized" | "not_allowed" | "not_found" | "conflict" | "rate_limited" | "unavailable" | "unexpected_state";
            /** @description A permanent name of the error, for programs. */
            code?: string;
            /** @description For people. */
            message: string;
            /** @description What is wrong with the fields, by their names. */
            fields?: {
                [key: string]: components["schemas"]["FieldFault"];
            };
            /**
             * @description The values in the message, for callers that write their own text: `title` and `left` of
             *     `insufficient_inventory`, `limit` and `lines` of `cart_full` and so on.
             */
            params?: components["schemas"]["ErrorParams"];
            /** @description The current cart, for `cart_changed` and `line_changed`. */
            cart?: components["schemas"]["Cart"];
            /** @description The same id as in the server's log. */
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
         * @description An e-mail address.
         * @example anna@kiosk.example
         */
        Email: string;
        /**
         * @example {
         *       "identifier": "anna@kiosk.example"
         *     }
         */
        PasswordResetRequest: {
            identifier: components["schemas"]["Email"];
        };
        /**
         * @example {
         *       "success": true,
         *       "message": "If there is an account for this e-mail, a code is on its way.",
         *       "resend_after": 60,
         *       "expires_in": 600
         *     }
         */
        CodeSent: {
            /** @constant */
            success: true;
            message: string;
            /** @description Seconds until another code can be requested. */
            resend_after: number;
            /** @description Lifetime of the code in seconds. */
            expires_in: number;
        };
        /**
         * @example {
         *       "email": "anna@kiosk.example",
         *       "code": "40718"
         *     }
         */
        VerifyCodeRequest: {
            email: string;
            /** @description Five digits. */
            code: string;
        };
        /**
         * @example {
         *       "password": "a long sentence nobody guesses"
         *     }
         */
        UpdatePasswordRequest: {
            /** @description A password that is not easy to guess: not the e-mail, the company, a sequence or a repetition. */
            password: string;
        };
        /**
         * @example {
         *       "success": true,
         *       "message": "Saved successfully."
         *     }
         */
        DoneBody: {
            /** @constant */
            success: true;
            /** @description Contains the word "success". */
            message: string;
        };
        /**
         * @example {
         *       "id": "signin_01kbg2w8x0v4n7m3q9c5t1r6zy",
         *       "browser": "Firefox",
         *       "system": "Windows",
         *       "started_at": "2026-11-18T07:12:00.000Z",
         *       "last_used_at": "2026-11-20T08:00:00.000Z",
         *       "current": false
         *     }
         */
        SignedInSession: {
            id: string;
            /** @description Such as Firefox; null if it is unknown, as for programs. */
            browser: string | null;
            /** @description Operating system, such as Windows; null if unknown. */
            system: string | null;
            /**
             * Format: date-time
             * @description When it started.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description Its last call, accurate to an hour.
             */
            last_used_at: string;
            /** @description True for the calling session. */
            current: boolean;
        };
        SessionsAnswer: {
            sessions: components["schemas"]["SignedInSession"][];
        };
        /** @enum {string} */
        BusinessType: "retail" | "wholesale" | "manufacturing" | "ecommerce";
        CompanyInfoRequest: {
            company_name: string;
            /**
             * @description At most 10 characters; spaces and hyphens are removed. 10 digits for Sweden, 9 for Norway, 8 for Denmark, 8
             *     with a check digit for Finland.
             */
            employer_id: string;
            /** @description By the shop. 9 digits; spaces and hyphens are removed. */
            duns_number?: string;
            /** @description Free text. */
            country: string;
            /** @description By the shop. */
            type_of_business?: components["schemas"]["BusinessType"];
            /** @description By the shop. A web address, with or without http or https. */
            company_website?: string;
            /** @description By the shop. */
            number_of_employees?: number;
            /** @description By the shop. In euro. */
            annual_revenue?: number;
        };
        /**
         * @description 5 to 15 digits, optionally with a leading plus and with spaces, brackets, dots, slashes and hyphens between them.
         * @example +46 31 555 01 10
         */
        Phone: string;
        ContactPersonRequest: {
            full_name: string;
            /** @description By the shop. */
            job_title?: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            /**
             * Format: date
             * @description By the shop. Not before today in the shop's time zone.
             */
            preferred_delivery_days?: string;
        };
        OrderPreferencesRequest: {
            /** @description By the shop. */
            products_of_interest?: string;
            /** @description By the shop. */
            specific_brands?: string;
            /** @description By the shop. Pieces per month. */
            estimated_order_volume?: number;
            /** @description By the shop. Orders per month. */
            order_frequency?: number;
            private_label_interest?: boolean;
        };
        /** @enum {string} */
        FdaRegistrationStatus: "registered" | "not-registered" | "none";
        /** @enum {string} */
        PaymentMethod: "credit-card" | "paypal" | "bank-transfer" | "invoice";
        PaymentConnectionRequest: {
            connection_id?: string;
        };
        /** @enum {string} */
        ShippingPreference: "UPS" | "FedEx" | "DHL";
        DeliveryAddressRequest: {
            address_1: string;
            /** @description In the format of the country. */
            postal_code: string;
            city: string;
            country_code: components["schemas"]["CountryCode"];
        };
        PaymentAndShippingRequest: {
            /** @description By the shop. */
            fda_registration_status?: components["schemas"]["FdaRegistrationStatus"];
            /** @description By the shop. */
            tax_id_exemption?: string;
            /** @description By the shop. */
            preferred_payment_method?: components["schemas"]["PaymentMethod"];
            payment_connection?: components["schemas"]["PaymentConnectionRequest"];
            credit_check_required?: boolean;
            importing_experience_from_europe?: boolean;
            /** @description By the shop; `delivery_option` answers it too. */
            shipping_preferences?: components["schemas"]["ShippingPreference"];
            /** @description By the shop. */
            customs_broker?: string;
            /**
             * @description By the shop. The name of one of its delivery options, in place of `shipping_preferences`, if the form offers
             *     those.
             */
            delivery_option?: string;
            /** @description By the shop. The first address of the company after approval. */
            delivery_address?: components["schemas"]["DeliveryAddressRequest"];
        };
        /**
         * @description SHA-256 of the displayed text, in UTF-8 with line feeds. It is stored with the consent and its version; a text that
         *     the shop has never published is refused with `consent_text_changed`. Without it the displayed text is not recorded.
         * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
         */
        TextHash: string;
        UploadAndConsentRequest: {
            retail_program_interest?: boolean;
            /** @description Separated by commas. */
            sales_channels?: string;
            how_did_you_hear_about_us?: string;
            reselling_exclusive_or_new_products?: boolean;
            /** @description By the shop. The address returned by the licence upload. */
            upload_licenses?: string;
            /** @constant */
            terms_and_conditions: true;
            terms_and_conditions_sha256?: components["schemas"]["TextHash"];
            /** @constant */
            gdpr_consent: true;
            gdpr_consent_sha256?: components["schemas"]["TextHash"];
            newsletter_subscription?: boolean;
        };
        /**
         * @description Grouped by the five steps of the application. Fields whose description begins with "By the shop" are conditional: the
         *     shop's form decides whether they are required, optional or not asked. A required one that is missing is refused with
         *     `required`, as any other; an answer to a question that is not asked is accepted.
         * @example {
         *       "company_info": {
         *         "company_name": "Kiosk & Co AB",
         *         "employer_id": "5590000000",
         *         "duns_number": "350000001",
         *         "country": "Sweden",
         *         "type_of_business": "retail",
         *         "company_website": "https://kiosk.example",
         *         "number_of_employees": 12,
         *         "annual_revenue": 1850000.5
         *       },
         *       "contact_person": {
         *         "full_name": "Anna Lindqvist",
         *         "job_title": "Owner",
         *         "email": "anna@kiosk.example",
         *         "phone": "+46 31 555 01 10",
         *         "preferred_delivery_days": "2026-12-04"
         *       },
         *       "order_preferences": {
         *         "products_of_interest": "Liquorice, pouches",
         *         "specific_brands": "Sältan",
         *         "estimated_order_volume": 400,
         *         "order_frequency": 4,
         *         "private_label_interest": false
         *       },
         *       "payment_and_shipping": {
         *         "fda_registration_status": "none",
         *         "tax_id_exemption": "None",
         *         "preferred_payment_method": "invoice",
         *         "credit_check_required": true,
         *         "importing_experience_from_europe": true,
         *         "shipping_preferences": "DHL",
         *         "customs_broker": "None"
         *       },
         *       "upload_and_consent": {
         *         "retail_program_interest": true,
         *         "sales_channels": "Kiosk, Web shop",
         *         "how_did_you_hear_about_us": "A colleague",
         *         "reselling_exclusive_or_new_products": false,
         *         "upload_licenses": "/files/licences/0jx4m9k2v7q1.pdf",
         *         "terms_and_conditions": true,
         *         "terms_and_conditions_sha256": "938145cc1db959df402d2b6084cc2d87b50637068a4901ff4cdc5d57fcbc585a",
         *         "gdpr_consent": true,
         *         "gdpr_consent_sha256": "9fc5f0f86a0534a05a0272fab9e71171255f43ef99912b71946b48c3ff2dd634",
         *         "newsletter_subscription": false
         *       }
         *     }
         */
        RegistrationRequest: {
            company_info: components["schemas"]["CompanyInfoRequest"];
            contact_person: components["schemas"]["ContactPersonRequest"];
            order_preferences: components["schemas"]["OrderPreferencesRequest"];
            payment_and_shipping: components["schemas"]["PaymentAndShippingRequest"];
            upload_and_consent: components["schemas"]["UploadAndConsentRequest"];
            /**
             * @description A shared shelf that the applicant applies with; the company's shelf begins with it after approval. A code that
             *     is unknown, expired or removed is ignored.
             */
            shelf_code?: string;
        };
        /**
         * @example {
         *       "success": true,
         *       "message": "Application received successfully.",
         *       "application_id": "appl_01a"
         *     }
         */
        ApplicationReceived: {
            /** @constant */
            success: true;
            message: string;
            /** @description A new one for every application. */
            application_id: string;
        };
        /**
         * @description As Phone; empty if there is none.
         * @example +46 31 555 01 10
         */
        OptionalPhone: string;
        /**
         * @example {
         *       "company_name": "Kiosk & Co AB",
         *       "full_name": "Anna Lindqvist",
         *       "email": "anna@kiosk.example",
         *       "message": "We run four kiosks."
         *     }
         */
        AccessRequest: {
            company_name: string;
            full_name: string;
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["OptionalPhone"];
            message?: string;
            /**
             * @description A shared shelf that the applicant applies with; the company's shelf begins with it after approval. A code that
             *     is unknown, expired or removed is ignored.
             */
            shelf_code?: string;
        };
        /**
         * @example {
         *       "token": "appl_01a.3q2-7wFhTn0"
         *     }
         */
        ApplicationStatusRequest: {
            /** @description The part after `#` of the link in the confirmation e-mail, or in a question. */
            token: string;
        };
        /**
         * @example {
         *       "status": "received",
         *       "received_at": "2026-11-20T08:00:00.000Z",
         *       "decided_at": null
         *     }
         */
        ApplicationStatus: {
            /**
             * @description `asked`: the shop has asked the applicant a question that is not answered yet.
             * @enum {string}
             */
            status: "received" | "asked" | "approved" | "declined";
            /** Format: date-time */
            received_at: string;
            /**
             * Format: date-time
             * @description Null before the decision.
             */
            decided_at: string | null;
        };
        /**
         * @description The part after `#` of the link in the e-mail with the question.
         * @example appl_01kbg2w8x0v4.1764200000000.0jx4m9k2v7q1
         */
        QuestionToken: string;
        /**
         * @example {
         *       "token": "appl_01a.mia2x1c0.3q2-7wFhTn0"
         *     }
         */
        SentApplicationRequest: {
            token: components["schemas"]["QuestionToken"];
        };
        SentLicense: {
            name: string;
            /** @description Bytes. */
            size: number;
        };
        SentApplication: {
            /** @description As it is e-mailed. */
            question: string;
            request: components["schemas"]["RegistrationRequest"] | components["schemas"]["AccessRequest"];
            /** @description The uploaded file; null for short requests. Its address is in `request`. */
            license: components["schemas"]["SentLicense"] | null;
        };
        /** @description The token of the link, and the five steps with their new answers. */
        ApplicationAnswerRequest: {
            token: components["schemas"]["QuestionToken"];
            company_info: components["schemas"]["CompanyInfoRequest"];
            contact_person: components["schemas"]["ContactPersonRequest"];
            order_preferences: components["schemas"]["OrderPreferencesRequest"];
            payment_and_shipping: components["schemas"]["PaymentAndShippingRequest"];
            upload_and_consent: components["schemas"]["UploadAndConsentRequest"];
        };
        /** Format: binary */
        FileContent: Blob;
        LicenseUploadRequest: {
            files: components["schemas"]["FileContent"][];
        };
        /**
         * @example {
         *       "status": "success",
         *       "files": [
         *         {
         *           "url": "/files/pictures/0jx4m9k2v7q1.webp",
         *           "name": "broken-bag.jpg",
         *           "size": 48211
         *         }
         *       ]
         *     }
         */
        Uploaded: {
            /** @constant */
            status: "success";
            files: {
                /** @description Its address, for an application or a complaint. */
                url: string;
                /** @description The file's name. */
                name: string;
                /** @description Bytes as stored. */
                size: number;
            }[];
        };
        /**
         * @example {
         *       "id": "cus_01anna",
         *       "email": "anna@kiosk.example",
         *       "company_name": "Kiosk & Co AB",
         *       "country_code": "se",
         *       "first_name": "Anna",
         *       "last_name": "Lindqvist",
         *       "phone": "+46 31 555 01 10",
         *       "payment_terms_days": 60
         *     }
         */
        Customer: {
            id: string;
            email: string;
            company_name: string;
            country_code?: components["schemas"]["CountryCode"];
            first_name: string;
            last_name: string;
            phone: string | null;
            /** @description Days from the order until an invoice of the company is due. */
            payment_terms_days: number;
        };
        CustomerAnswer: {
            customer: components["schemas"]["Customer"];
        };
        /** @description The displayed values when the change was entered. */
        ShownCustomer: {
            first_name: string;
            last_name: string;
            phone: string | null;
        };
        /**
         * @example {
         *       "first_name": "Anna",
         *       "last_name": "Lindqvist Berg",
         *       "phone": "+46 31 555 01 10",
         *       "replaces": {
         *         "first_name": "Anna",
         *         "last_name": "Lindqvist",
         *         "phone": "+46 31 555 01 10"
         *       }
         *     }
         */
        CustomerRequest: {
            first_name: string;
            /** @description Empty for people with one name. */
            last_name: string;
            phone: components["schemas"]["OptionalPhone"];
            replaces: components["schemas"]["ShownCustomer"];
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
            /** @description Published products in it and its subcategories. */
            product_count: number;
        };
        Shell: {
            customer: components["schemas"]["Customer"];
            /** @description Number of lines. */
            cart_count: number;
            /** @description In the shop's order. */
            product_categories: components["schemas"]["Category"][];
            /** @description Names, most used first. */
            tags: string[];
        };
        /**
         * @example {
         *       "id": "comp_01kiosk",
         *       "name": "Kiosk & Co AB",
         *       "vat_id": "SE559000000001",
         *       "vat_id_status": "valid",
         *       "vat_id_source": "vies",
         *       "vat_id_checked_at": "2026-11-20T08:00:00.000Z",
         *       "vat_id_reserved_for": []
         *     }
         */
        Company: {
            id: string;
            name: string;
            /** @description In capitals, without blanks; null if there is none. */
            vat_id: string | null;
            /**
             * @description `unchecked` before the first check and without a number; `unavailable` if the register could not be reached:
             *     its last `valid` counts for 30 days.
             * @enum {string}
             */
            vat_id_status: "unchecked" | "valid" | "invalid" | "unavailable";
            /** @description The source of the status, the register of the European Union or the shop; null while it is `unchecked`. */
            vat_id_source: ("vies" | "operator") | null;
            /**
             * Format: date-time
             * @description Time of the last check; null while it is `unchecked`.
             */
            vat_id_checked_at: string | null;
            /**
             * @description Names of the company's owners if only they may replace the number and the caller is not one; empty if the
             *     caller may.
             */
            vat_id_reserved_for?: string[];
        };
        CompanyAnswer: {
            company: components["schemas"]["Company"];
        };
        /**
         * @example {
         *       "vat_id": "DK 12 34 56 78",
         *       "replaces": null
         *     }
         */
        VatIdRequest: {
            vat_id: string;
            /** @description The displayed number; null if there was none. */
            replaces: string | null;
        };
        /** @description An address in the company's address book. */
        StoredAddress: {
            id: string;
            name: string;
            /** @description When goods are received there; null if unknown. */
            reception_hours: string | null;
            /** @description Increases with every change. */
            version: number;
            address: components["schemas"]["Address"];
        };
        StoredAddressList: {
            addresses: components["schemas"]["StoredAddress"][];
            count: number;
            limit: number;
            offset: number;
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
            /** @description Province or state. Required for a country whose addresses have one: the United States. */
            province?: string;
            country_code: components["schemas"]["CountryCode"];
            /** @description In the format of the country. */
            postal_code: string;
            phone?: components["schemas"]["OptionalPhone"];
            company?: string;
            /**
             * @description When goods are received there. A cart's delivery address also sets the cart's `reception_hours`; empty clears
             *     them, left out they stay. Ignored for a billing address.
             */
            reception_hours?: string;
            metadata?: {
                [key: string]: string;
            };
        };
        StoreAddressRequest: {
            /** @description The company's name for the place. */
            name: string;
            address: components["schemas"]["AddressRequest"];
        };
        StoredAddressAnswer: {
            address: components["schemas"]["StoredAddress"];
        };
        ChangeAddressRequest: {
            /** @description The company's name for the place. */
            name: string;
            address: components["schemas"]["AddressRequest"];
            /** @description The version that was displayed. */
            version: number;
        };
        /**
         * @example {
         *       "current_password": "skafferi-demo-1",
         *       "new_password": "a long sentence nobody guesses"
         *     }
         */
        ChangePasswordRequest: {
            current_password: string;
            /** @description A password that is not easy to guess: not the e-mail, the company, a sequence or a repetition. */
            new_password: string;
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
            /** @description One for every 10 EUR of goods on placed orders; null if the shop gives none. */
            loyalty_points: number | null;
        };
        /** @enum {string} */
        ComplaintType: "Product Defective" | "Missing Parts" | "Wrong Item" | "Damaged Package" | "Late Delivery" | "Other";
        ComplaintLineRequest: {
            /** @description A line of the order. */
            item_id: string;
            /** @description Pieces, at most as many as were ordered. */
            quantity: number;
        };
        /**
         * @example {
         *       "subject": "Two bags are torn",
         *       "type": "Damaged Package",
         *       "description": "The carton was crushed on one side.",
         *       "images": [
         *         "/files/pictures/0jx4m9k2v7q1.webp"
         *       ],
         *       "order_id": "order_01a",
         *       "lines": [
         *         {
         *           "item_id": "ordli_01a",
         *           "quantity": 2
         *         }
         *       ]
         *     }
         */
        ComplaintRequest: {
            subject: string;
            type: components["schemas"]["ComplaintType"];
            description: string;
            /** @description Addresses returned by the picture upload. */
            images?: string[];
            order_id: string;
            /**
             * @description The affected order lines, each at most once; empty for the whole order. 400 `unknown_line` for a line of
             *     another order, `line_named_twice` for a duplicate, `more_than_ordered` for more pieces than were ordered.
             */
            lines?: components["schemas"]["ComplaintLineRequest"][];
        };
        /**
         * @example {
         *       "success": true,
         *       "message": "Complaint submitted successfully!",
         *       "id": "compl_01a",
         *       "display_id": 2004,
         *       "created_at": "2026-11-20T09:30:00.000Z"
         *     }
         */
        ComplaintFiled: {
            /** @constant */
            success: true;
            message: string;
            id: string;
            /** @description The case number. */
            display_id: number;
            /** Format: date-time */
            created_at: string;
        };
        /**
         * @description `open`: the shop has to answer or act; `closed`: settled.
         * @enum {string}
         */
        ComplaintStatus: "open" | "closed";
        /** @description A person of the company. */
        OrderPlacer: {
            /** @description First and last name. */
            name: string;
            /** @description The customer of this session. */
            is_you: boolean;
        };
        /** @description Pieces of an order line that a complaint is about. */
        ComplaintLine: {
            /** @description The line of the order. */
            item_id: string;
            product_title: string;
            variant_title: string;
            variant_sku: string | null;
            /** @description Pieces affected. */
            quantity: number;
            ordered_quantity: number;
        };
        /** @description The shop's answer, as e-mailed. */
        ComplaintAnswer: {
            id: string;
            text: string;
            /** Format: date-time */
            created_at: string;
        };
        Complaint: {
            id: string;
            /** @description The case number. */
            display_id: number;
            order_id: string;
            order_display_id: number;
            subject: string;
            type: components["schemas"]["ComplaintType"];
            description: string;
            status: components["schemas"]["ComplaintStatus"];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null while it is open.
             */
            closed_at: string | null;
            /** @description Null if the person was erased. */
            filed_by: components["schemas"]["OrderPlacer"] | null;
            /** @description The lines of the order it is about, in the order's sequence; empty if it is about the whole order. */
            lines: components["schemas"]["ComplaintLine"][];
            /** @description Addresses of its pictures, in the order sent. Only the company's sessions can open them. */
            images: string[];
            /** @description Oldest first. */
            answers: components["schemas"]["ComplaintAnswer"][];
        };
        ComplaintList: {
            complaints: components["schemas"]["Complaint"][];
            count: number;
            limit: number;
            offset: number;
        };
        PictureUploadRequest: {
            files: components["schemas"]["FileContent"][];
        };
        /**
         * @description Fewer pieces in stock than this are few; of a card the highest number of its variants.
         * @example 50
         */
        LowStock: number;
        /** @description The stock of an article, or of all variants of a product. */
        StockedPieces: {
            /** @description Pieces in stock. */
            inventory_quantity: number;
            low_stock: components["schemas"]["LowStock"];
        };
        CategoryReference: {
            id: string;
            name: string;
            handle: string;
        };
        /**
         * @description A number if there is one price, an object if it depends on the variant.
         * @example 1.85
         */
        CardPrice: number | {
            /** @description The cheapest variant's. */
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
        /**
         * Format: date
         * @description The last day of the running sale, in the shop's time zone; left out if there is none. Of several sales, that with
         *     the highest discount.
         * @example 2026-12-06
         */
        SaleLastDay: string;
        /**
         * @description tracked: the stock limits what can be ordered; always: can always be ordered, its stock is not counted;
         *     backorder: pieces that are not in stock can be ordered and ship later; withdrawn: it is not sold.
         * @enum {string}
         */
        Availability: "tracked" | "always" | "backorder" | "withdrawn";
        /** @description States that the product cannot be delivered to the destination by law. */
        KeptOut: {
            country_code: components["schemas"]["CountryCode"];
            /**
             * @description The variants it applies to.
             * @enum {string}
             */
            variants: "all" | "some";
        };
        /** @description The fields of a product card. */
        ProductCard: {
            id: string;
            title: string;
            /** @description Net content and unit; null if variants differ. */
            subtitle: string | null;
            handle: string;
            /** @description Empty if it has none. */
            brand: string;
            /** @description SKU of the first variant. */
            sku: string | null;
            /** @enum {string} */
            status: "published";
            thumbnail: string | null;
            /** @description The first variant's, made for 40 px; null if there is none. */
            stamp: string | null;
            /** @description Null if it is in no category. */
            category: components["schemas"]["CategoryReference"] | null;
            has_multiple_variants: boolean;
            /** @description The only variant; null if there are several or none. */
            variant_id: string | null;
            prices: components["schemas"]["CardPrices"];
            /** @description The first bulk tier of the variant with the lowest unit price; left out if it has none. */
            bulk_prices?: components["schemas"]["CardPrices"];
            /** @description Prices without the running sale; left out if there is none. */
            original_prices?: components["schemas"]["CardPrices"];
            sale_last_day?: components["schemas"]["SaleLastDay"];
            /** @description Minimum quantity of bulk_prices. */
            bulk_min_quantity: number | null;
            /** @description always if one of its variants is, else backorder if one is, else tracked. */
            availability: components["schemas"]["Availability"];
            /**
             * Format: date
             * @description The first day of dispatch of pieces that are not in stock; null if unknown or not on backorder.
             */
            available_from: string | null;
            /** @description On the wishlist of the customer's company. */
            is_in_wishlist: boolean;
            is_new: boolean;
            average_rating: number | null;
            total_reviews: number;
            /** @description Values of the option Colour. */
            colors: string[];
            /** @description Milligrams of nicotine in one pouch, of all variants, ascending; empty if unknown. */
            strengths_mg: number[];
            /** @description Set if it cannot be delivered to the destination of the company's cart by law; null if it can. */
            kept_out: components["schemas"]["KeptOut"] | null;
            /**
             * @description Present prices of the only variant, including a running sale, by quantity; empty if there are several variants
             *     or none.
             */
            tiers: components["schemas"]["Price"][];
            /** @description Pieces in a full carton of the only variant; null if it has none, or if there are several variants. */
            carton_size: number | null;
            /**
             * Format: date-time
             * @description When the company last ordered any variant of it; null if never. Canceled orders do not count.
             */
            last_ordered_at: string | null;
            /** @description Pieces in that order. */
            last_quantity: number | null;
        } & components["schemas"]["StockedPieces"];
        /** @description A product on the wishlist, as its card shows it. */
        WishlistItem: components["schemas"]["ProductCard"] & {
            note: string | null;
            /** @description The variant it was added with; null if none was named. */
            wished_variant_id: string | null;
            /** @description The variant, as a cart line names it; null if none was named. */
            wished_variant_title: string | null;
            /**
             * Format: date-time
             * @description When the company last ordered it, or the named variant; null if never. Canceled orders do not count.
             */
            last_ordered_at: string | null;
            /** @description Pieces in that order. */
            last_quantity: number | null;
            /** Format: date-time */
            added_at: string;
            /**
             * Format: date-time
             * @description 30 days after it was added.
             */
            expires_at: string;
        };
        Wishlist: {
            wishlist: components["schemas"]["WishlistItem"][];
            count: number;
            limit: number;
            offset: number;
        };
        /**
         * @example {
         *       "product_id": "prod_01saltfish",
         *       "note": "For Easter"
         *     }
         */
        AddToWishlistRequest: {
            product_id: string;
            variant_id?: string;
            note?: string;
        };
        /**
         * @example {
         *       "success": true,
         *       "message": "Successfully added to wishlist",
         *       "in_wishlist": true,
         *       "count": 4
         *     }
         */
        WishlistChanged: {
            /** @constant */
            success: true;
            /** @description Contains the word "success". */
            message: string;
            /** @description If one product was named: true if it is on the wishlist now. */
            in_wishlist?: boolean;
            /** @description Number of products on the wishlist. */
            count: number;
        };
        /**
         * @example {
         *       "product_id": "prod_01saltfish",
         *       "note": "For Easter",
         *       "replaces": null
         *     }
         */
        WishlistNoteRequest: {
            product_id: string;
            /** @description Empty or blank removes the note. */
            note: string;
            /** @description The displayed note; null if there was none. */
            replaces?: string | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "product_id": "prod_01saltfish"
         *         }
         *       ]
         *     }
         */
        BulkAddToWishlistRequest: {
            items: components["schemas"]["AddToWishlistRequest"][];
        };
        /**
         * @example {
         *       "product_ids": [
         *         "prod_01saltfish"
         *       ]
         *     }
         */
        BulkRemoveFromWishlistRequest: {
            product_ids: string[];
        };
        /**
         * @example {
         *       "product_id": "prod_01saltfish",
         *       "in_wishlist": true
         *     }
         */
        ToggleWishlistRequest: {
            product_id: string;
            /** @description True to add, false to remove; by default the opposite of the present state. */
            in_wishlist?: boolean;
        };
        /**
         * @example {
         *       "product_id": "prod_01saltfish"
         *     }
         */
        WishlistProductRequest: {
            product_id: string;
        };
        /** @enum {string} */
        OrderStatus: "pending" | "shipping" | "delivered" | "completed" | "canceled" | "requires_action";
        /** @enum {string} */
        FulfillmentStatus: "not_fulfilled" | "fulfilled" | "shipped" | "delivered";
        /**
         * @description How much of an order is shipped, beside its `fulfillment_status`. `none`: nothing; `partial`: some pieces, more
         *     will follow; `all`: everything that will be; `delivered`: all of that has arrived.
         * @enum {string}
         */
        ShipmentState: "none" | "partial" | "all" | "delivered";
        /** @enum {string} */
        PaymentStatus: "awaiting" | "authorized" | "captured" | "refunded";
        /** @description The delivery address in short. */
        ShipTo: {
            /** @description Its name in the company's address book when it was ordered; null if it had none. */
            name: string | null;
            address_1: string;
            city: string;
            country_code: components["schemas"]["CountryCode"];
        };
        OrderListItem: {
            id: string;
            display_id: number;
            /** Format: date-time */
            created_at: string;
            /** @description Null if the person was erased. */
            placed_by: components["schemas"]["OrderPlacer"] | null;
            status: components["schemas"]["OrderStatus"];
            fulfillment_status: components["schemas"]["FulfillmentStatus"];
            shipment_state: components["schemas"]["ShipmentState"];
            /** @description Ordered pieces of all lines. */
            pieces: number;
            /** @description Shipped pieces of all lines. */
            shipped_pieces: number;
            payment_status: components["schemas"]["PaymentStatus"];
            currency_code: string;
            total: number;
            /** @description Refunded amount, including tax. */
            refunded_total: number;
            /** @description Amount still to be paid, including tax: the total less refunds and payments; 0 if it is paid, refunded or canceled. */
            amount_due: number;
            po_number: string | null;
            customer_reference: string | null;
            ship_to?: components["schemas"]["ShipTo"];
            items: {
                product_title: string;
                /** @description The variant, as in the order. */
                variant_title: string;
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
        /**
         * @example {
         *       "id": "ordli_00997x1",
         *       "product_id": "prod_01saltfish",
         *       "variant_id": "variant_01saltfish120",
         *       "product_title": "Sältan Salt Liquorice Fish",
         *       "variant_title": "120 g · bag",
         *       "variant_sku": "SAL-0120",
         *       "thumbnail": "/assets/packshots/c2c6bd6d/stamp/saltan-fish.svg",
         *       "quantity": 200,
         *       "shipped_quantity": 200,
         *       "closed_quantity": 0,
         *       "backorder": null,
         *       "age_limit": null,
         *       "unit_price": 1.48,
         *       "subtotal": 296,
         *       "discount_total": 20,
         *       "tax_total": 0,
         *       "total": 276,
         *       "status": "delivered"
         *     }
         */
        OrderItem: {
            id: string;
            product_id: string;
            variant_id: string;
            product_title: string;
            /** @description The variant, as the cart named it when it was ordered. It does not change with the catalogue. */
            variant_title: string;
            variant_sku: string | null;
            thumbnail: string | null;
            quantity: number;
            /** @description Shipped pieces. */
            shipped_quantity: number;
            /** @description Pieces that will not be shipped. */
            closed_quantity: number;
            /** @description Its open pieces that ship later; null if there are none. */
            backorder: components["schemas"]["Backorder"] | null;
            age_limit: components["schemas"]["AgeLimit"];
            unit_price: number;
            subtotal: number;
            discount_total: number;
            tax_total: number;
            total: number;
            status: components["schemas"]["FulfillmentStatus"];
            /** @description The line whose closed pieces it replaces; left out for lines that were ordered. */
            replaces_id?: string;
        };
        /** @description The billed company by its legal name. */
        OrderBuyer: {
            name: string;
            /** @description Number in its register, as its country writes it; null if unknown. */
            organisation_number: string | null;
            /** @description The number used for the order's tax, or else the company's; null if there is none. */
            vat_id: string | null;
        };
        /**
         * @example {
         *       "code": "WELCOME10",
         *       "type": "percentage",
         *       "value": 10,
         *       "discount_total": 24.6,
         *       "currency_code": "eur"
         *     }
         */
        Promotion: {
            code: string;
            /** @enum {string} */
            type: "percentage" | "fixed";
            /** @description Percent, or an amount in the currency. */
            value: number;
            /** @description Its discount on the goods of this cart or order; 0 if it does not apply at present. */
            discount_total: number;
            currency_code: string;
        };
        /** @description Pieces of an order line. */
        OrderPieces: {
            /** @description The line of the order. */
            item_id: string;
            quantity: number;
        };
        Shipment: {
            id: string;
            carrier: string;
            /** @description Tracking link of the parcel; an https address. */
            tracking_url: string | null;
            /** @description Tracking number of the parcel; left out if it has a link or neither. */
            tracking_number?: string;
            /**
             * Format: date-time
             * @description When the shop sent it.
             */
            shipped_at: string;
            /**
             * Format: date-time
             * @description When the carrier took it; null before, or if it was not recorded.
             */
            handed_over_at: string | null;
            /**
             * Format: date-time
             * @description When it arrived; null before, or if it was not recorded.
             */
            delivered_at: string | null;
            /** @description Its contents; empty if not recorded. */
            lines: components["schemas"]["OrderPieces"][];
        };
        Refund: {
            id: string;
            /** @description Including tax. */
            amount: number;
            /** @description The seller's reason; null if the buyer was erased. */
            reason: string | null;
            /** Format: date-time */
            refunded_at: string;
            /** @description The refunded pieces; empty if it is an amount. */
            lines: components["schemas"]["OrderPieces"][];
        };
        /**
         * @example {
         *       "id": "order_00997",
         *       "display_id": 997,
         *       "created_at": "2025-11-05T04:42:00.000Z",
         *       "placed_by": {
         *         "name": "Bjørn Haugen",
         *         "is_you": true
         *       },
         *       "status": "completed",
         *       "fulfillment_status": "delivered",
         *       "payment_status": "captured",
         *       "currency_code": "eur",
         *       "email": "bjorn@grocer.example",
         *       "items": [
         *         {
         *           "id": "ordli_00997x1",
         *           "product_id": "prod_01saltfish",
         *           "variant_id": "variant_01saltfish120",
         *           "product_title": "Sältan Salt Liquorice Fish",
         *           "variant_title": "120 g · bag",
         *           "variant_sku": "SAL-0120",
         *           "thumbnail": "/assets/packshots/c2c6bd6d/stamp/saltan-fish.svg",
         *           "quantity": 200,
         *           "shipped_quantity": 200,
         *           "closed_quantity": 0,
         *           "backorder": null,
         *           "age_limit": null,
         *           "unit_price": 1.48,
         *           "subtotal": 296,
         *           "discount_total": 20,
         *           "tax_total": 0,
         *           "total": 276,
         *           "status": "delivered"
         *         }
         *       ],
         *       "item_subtotal": 296,
         *       "discount_total": 20,
         *       "shipping_total": 0,
         *       "tax_total": 0,
         *       "total": 276,
         *       "pieces": 200,
         *       "shipped_pieces": 200,
         *       "shipment_state": "delivered",
         *       "refunded_total": 0,
         *       "amount_due": 0,
         *       "tax": {
         *         "treatment": "export",
         *         "explanation_code": "export",
         *         "date": "2025-11-07",
         *         "rates": [
         *           {
         *             "percent": 0,
         *             "net": 276,
         *             "tax": 0
         *           }
         *         ],
         *         "seller_vat_id": "SE559000000101",
         *         "buyer_vat_id": "NO900000000MVA"
         *       },
         *       "tax_fixed": true,
         *       "placed_tax_total": 0,
         *       "shipping_address": {
         *         "first_name": "Bjørn",
         *         "last_name": "Haugen",
         *         "address_1": "Markveien 38",
         *         "address_2": "Oppgang B",
         *         "city": "Oslo",
         *         "province": "Oslo",
         *         "country_code": "no",
         *         "postal_code": "0554",
         *         "phone": null,
         *         "company": "Haugen Dagligvare AS",
         *         "metadata": {}
         *       },
         *       "billing_address": {
         *         "first_name": "Bjørn",
         *         "last_name": "Haugen",
         *         "address_1": "Markveien 38",
         *         "address_2": "Oppgang B",
         *         "city": "Oslo",
         *         "province": "Oslo",
         *         "country_code": "no",
         *         "postal_code": "0554",
         *         "phone": null,
         *         "company": "Haugen Dagligvare AS",
         *         "metadata": {}
         *       },
         *       "buyer": {
         *         "name": "Haugen Dagligvare AS",
         *         "organisation_number": "900 000 000",
         *         "vat_id": "NO900000000MVA"
         *       },
         *       "shipping_option_name": "UPS Ground",
         *       "delivery": {
         *         "start_date": "2025-11-07",
         *         "end_date": "2025-11-11"
         *       },
         *       "payment": {
         *         "method": "invoice",
         *         "terms_days": 60,
         *         "due_date": "2026-01-04"
         *       },
         *       "po_number": null,
         *       "customer_reference": null,
         *       "note": null,
         *       "reception_hours": null,
         *       "promotions": [
         *         {
         *           "code": "EARLY20",
         *           "type": "fixed",
         *           "value": 20,
         *           "discount_total": 20,
         *           "currency_code": "eur"
         *         }
         *       ],
         *       "shipments": [
         *         {
         *           "id": "ship_0997x1",
         *           "carrier": "UPS",
         *           "tracking_url": "https://tracking.example/ups/997-1",
         *           "shipped_at": "2025-11-07T02:18:00.000Z",
         *           "handed_over_at": "2025-11-07T07:06:00.000Z",
         *           "delivered_at": "2025-11-09T16:42:00.000Z",
         *           "lines": [
         *             {
         *               "item_id": "ordli_00997x1",
         *               "quantity": 200
         *             }
         *           ]
         *         }
         *       ],
         *       "refunds": []
         *     }
         */
        Order: {
            id: string;
            display_id: number;
            /** Format: date-time */
            created_at: string;
            /** @description Null if the person was erased. */
            placed_by: components["schemas"]["OrderPlacer"] | null;
            status: components["schemas"]["OrderStatus"];
            fulfillment_status: components["schemas"]["FulfillmentStatus"];
            shipment_state: components["schemas"]["ShipmentState"];
            /** @description Ordered pieces of all lines. */
            pieces: number;
            /** @description Shipped pieces of all lines. */
            shipped_pieces: number;
            payment_status: components["schemas"]["PaymentStatus"];
            currency_code: string;
            email: string;
            items: components["schemas"]["OrderItem"][];
            item_subtotal: number;
            discount_total: number;
            shipping_total: number;
            tax_total: number;
            /** @description As booked; null for orders from before it was recorded. */
            tax: components["schemas"]["Tax"] | null;
            /** @description True once the tax day is final: the day of shipping. Before, `tax.date` is the expected day. */
            tax_fixed: boolean;
            /** @description Tax when the order was placed; `tax_total` differs if rates changed before it was shipped. */
            placed_tax_total: number;
            total: number;
            /** @description Refunded amount, including tax. */
            refunded_total: number;
            /** @description Amount still to be paid, including tax: the total less refunds and payments; 0 if it is paid, refunded or canceled. */
            amount_due: number;
            shipping_address: components["schemas"]["Address"];
            billing_address: components["schemas"]["Address"];
            buyer?: components["schemas"]["OrderBuyer"];
            /** @description The delivery option as it was named when ordered; null for orders from before it was recorded. */
            shipping_option_name: string | null;
            /** @description As promised; null for orders from before it was recorded. */
            delivery: components["schemas"]["DeliveryWindow"] | null;
            /** @description As agreed; null for orders from before it was recorded. */
            payment: components["schemas"]["Payment"] | null;
            po_number: string | null;
            customer_reference: string | null;
            note: string | null;
            reception_hours: string | null;
            /** @description Promo codes of the order. */
            promotions: components["schemas"]["Promotion"][];
            /** @description Parcels, oldest first. */
            shipments: components["schemas"]["Shipment"][];
            /** @description Refunds, oldest first. */
            refunds: components["schemas"]["Refund"][];
        };
        OrderAnswer: {
            order: components["schemas"]["Order"];
        };
        ReorderLine: {
            /** @description The line of the order. */
            item_id: string;
            product_id: string;
            variant_id: string;
            product_title: string;
            /** @description The variant, as in the order. */
            variant_title: string;
            variant_sku: string | null;
            thumbnail: string | null;
            /**
             * @description reduced: fewer pieces are in stock than were ordered, beside those in the cart; gone: not for sale or sold
             *     out; not_deliverable: cannot be delivered to the destination of the cart.
             * @enum {string}
             */
            code: "as_before" | "price_changed" | "reduced" | "gone" | "not_deliverable";
            ordered_quantity: number;
            /** @description Pieces that can be added now; 0 if none. */
            quantity: number;
            /** @description Pieces in the cart. */
            cart_quantity: number;
            /** @description Price of one piece in the order. */
            unit_price_before: number;
            /** @description Present price of one piece at the quantity the cart line would have; null if nothing can be added. */
            unit_price: number | null;
            /** @description Its tiers by quantity; empty if nothing can be added. */
            prices: components["schemas"]["Price"][];
        } & components["schemas"]["OrderablePieces"];
        /** @description What the same order would add to the cart today. The cart does not change. */
        ReorderPreview: {
            order_id: string;
            display_id: number;
            currency_code: string;
            /** @description In the order of the order's lines. */
            lines: components["schemas"]["ReorderLine"][];
        };
        /**
         * @description gap: pieces are missing; full: less than a fifth is missing, or too little to order more; on_its_way, in_cart: pieces
         *     are ordered, or in the cart, and `fill` has what is still missing; not_estimated: nothing is known about what is left;
         *     out_of_stock: pieces are missing and the shop has none; restricted: it cannot be delivered to the destination of the company's cart by law; not_for_sale: the shop no
         *     longer sells it.
         * @enum {string}
         */
        ShelfPlaceState: "gap" | "full" | "on_its_way" | "in_cart" | "not_estimated" | "out_of_stock" | "restricted" | "not_for_sale";
        /**
         * @example {
         *       "quantity": 48,
         *       "arrives_on": "2026-12-01"
         *     }
         */
        UnderWay: {
            quantity: number;
            /**
             * Format: date
             * @description The last promised day of them; null if some have none.
             */
            arrives_on: string | null;
        };
        /**
         * @description The pieces that are missing after those in the cart and under way, in the number of cartons that is closest to it, at
         *     least one, as far as the stock allows; or the quantity of a lower price, if that costs no more. If nothing is
         *     estimated, the pieces that were ordered on the last day of order, or the target; null then if pieces are in the cart,
         *     or under way with a promised day. With their net price.
         * @example {
         *       "quantity": 72,
         *       "unit_price": 1.48,
         *       "total": 106.56,
         *       "saved": 26.64,
         *       "next_tier": null
         *     }
         */
        ShelfFill: {
            quantity: number;
            unit_price: number;
            /** @description By how much the cart rises. */
            total: number;
            /** @description Below the price of single pieces. */
            saved: number;
            /** @description The next lower price and its quantity; null if there is none. */
            next_tier: components["schemas"]["Price"] | null;
        };
        /** @description An article on the shelf. */
        ShelfPlace: {
            variant_id: string;
            product_id: string;
            product_title: string;
            /** @description Empty if it has none. */
            brand: string;
            /** @description The variant, as a cart line names it; null if it has no name. */
            subtitle: string | null;
            sku: string | null;
            /** @description Name of one piece: can, bag, box. */
            unit: string;
            /** @description Null if it has no carton. */
            carton_size: number | null;
            thumbnail: string | null;
            /** @description Made for 40 px; null if there is none. */
            stamp: string | null;
            /** @description The picture of one pack without space around it, to draw it to scale; null if there is none. */
            front: string | null;
            /** @description Of one pack; the usual one of its kind if the seller gave none. */
            width_mm: number;
            /** @description As `width_mm`. */
            height_mm: number;
            /** @description Pieces of the full place. */
            target: number;
            /** @description Packs that show on the shelf. */
            facings: number;
            state: components["schemas"]["ShelfPlaceState"];
            /**
             * @description Estimated pieces, at most the target. Between deliveries it falls each day by the median of the delivered pieces
             *     divided by `rhythm_days`. A delivery counts on the day it is recorded, else on the promised day. Null without a
             *     rhythm.
             */
            left: number | null;
            /**
             * @description Median of the days between the company's deliveries of it; null below three deliveries, and below 4 or above 120
             *     days.
             */
            rhythm_days: number | null;
            /**
             * Format: date
             * @description Null if the company has not ordered it.
             */
            last_ordered_on: string | null;
            /** @description Pieces that were ordered and did not arrive yet; null if there are none. */
            under_way: components["schemas"]["UnderWay"] | null;
            /** @description Pieces in the company's open cart. */
            cart_quantity: number;
            availability: components["schemas"]["Availability"];
            /**
             * Format: date
             * @description The first day of dispatch of pieces that are not in stock; null if unknown or not on backorder.
             */
            available_from: string | null;
            /** @description Present prices by quantity, including a running sale; empty if it is not for sale. */
            tiers: components["schemas"]["Price"][];
            /** @description What fills the place; null if nothing can or need be ordered. */
            fill: components["schemas"]["ShelfFill"] | null;
        } & components["schemas"]["StockedPieces"];
        /** @description The company's shelf with what is probably left of each article. */
        Shelf: {
            /**
             * @description saved: arranged by the company; orders: derived from its orders, until it arranges the shelf; suggested: best
             *     sellers of the shop, if there are any, because it has not ordered yet.
             * @enum {string}
             */
            source: "saved" | "orders" | "suggested";
            /** @description Increases with every change; 0 until it is saved. */
            version: number;
            /** @description The customer who saved this version; null until it is saved. */
            changed_by: {
                name: string;
                /** @description The customer of this session. */
                is_you: boolean;
            } | null;
            currency_code: string;
            /** @description Median of the days between the company's last ten days of order in the year before its last one; null below two. */
            rhythm_days: number | null;
            /**
             * Format: date
             * @description Day of the last order; null without orders.
             */
            last_ordered_on: string | null;
            /** @description The company's first order of status `requires_action`; null if there is none. */
            requires_action: {
                order_id: string;
                display_id: number;
            } | null;
            /** @description The unpaid order of the company that is due first; null if nothing is due. */
            next_due: {
                order_id: string;
                display_id: number;
                /** Format: date */
                due_date: string;
                /** @description Amount still to be paid, including tax. */
                amount_due: number;
            } | null;
            /** @description In their order on the shelf. */
            places: components["schemas"]["ShelfPlace"][];
            /**
             * @description Articles that the company ordered at least three times in the year before its last order and that are not on its
             *     saved shelf, as they would be on it; empty if `source` is not saved.
             */
            unplaced: components["schemas"]["ShelfPlace"][];
        };
        /**
         * @description Pieces.
         * @example 24
         */
        Quantity: number;
        ShelfPlaceRequest: {
            variant_id: string;
            target: components["schemas"]["Quantity"];
            facings: number;
        };
        /**
         * @example {
         *       "version": 2,
         *       "places": [
         *         {
         *           "variant_id": "variant_01saltfish120",
         *           "target": 96,
         *           "facings": 2
         *         }
         *       ]
         *     }
         */
        SaveShelfRequest: {
            /** @description The displayed version. */
            version: number;
            /** @description All articles in their order, each once. */
            places: components["schemas"]["ShelfPlaceRequest"][];
        };
        /**
         * @example {
         *       "lines": [
         *         {
         *           "variant_id": "variant_01saltfish120",
         *           "quantity": 72,
         *           "ordered": 0
         *         }
         *       ]
         *     }
         */
        FillShelfRequest: {
            lines: {
                variant_id: string;
                quantity: components["schemas"]["Quantity"];
                /**
                 * @description The displayed pieces in the cart and under way together. If there are more now, the line is not added
                 *     (`ordered_since`); without it the pieces are always added.
                 */
                ordered?: number;
            }[];
        };
        BulkAddResult: {
            variant_id: string;
            /** @description Pieces requested. */
            quantity: number;
            /**
             * @description The result; `too_many`: more than a line can hold; `cart_full`: the cart has no room for another line;
             *     `ordered_since`: more is in the cart or under way than was displayed.
             * @enum {string}
             */
            code: "added" | "product_unavailable" | "not_deliverable" | "insufficient_inventory" | "too_many" | "cart_full" | "ordered_since";
            /** @description Pieces that could still be added. */
            left: number;
            /** @description With `ordered_since`, the pieces in the cart and under way now. */
            ordered?: number;
        };
        BulkAddAnswer: {
            /** @description True if at least one article was added. */
            success: boolean;
            message: string;
            /** @description In the order of their first mention. */
            results: components["schemas"]["BulkAddResult"][];
            cart: components["schemas"]["Cart"];
        };
        /**
         * @description The code of a shared shelf.
         * @example 0123456789abcdef0123456789abcdef
         */
        ShelfCode: string;
        SharedShelfList: {
            shelves: {
                code: components["schemas"]["ShelfCode"];
                /** @description Null without a title. */
                title: string | null;
                articles: number;
                /** Format: date-time */
                shared_at: string;
                /** Format: date-time */
                expires_at: string;
            }[];
        };
        /** @example Haga Kiosk */
        ShelfTitle: string;
        /** @example kiosk */
        ShelfTrade: string;
        /**
         * @example {
         *       "title": "Kiosk by the station",
         *       "trade": "kiosk",
         *       "places": [
         *         {
         *           "variant_id": "variant_01saltfish120",
         *           "target": 96,
         *           "facings": 2
         *         }
         *       ]
         *     }
         */
        ShareShelfRequest: {
            /** @description Plain text. A visitor's title is not shown until an operator has allowed it. */
            title?: components["schemas"]["ShelfTitle"];
            /** @description The trade that the shelf was put together for, such as `kiosk`. */
            trade?: components["schemas"]["ShelfTrade"];
            /** @description The articles in their order, each once. */
            places: components["schemas"]["ShelfPlaceRequest"][];
        };
        /**
         * @description Articles of the shelf that are not part of it here.
         * @example 2
         */
        LeftOut: number;
        /**
         * @example {
         *       "code": "9f86d081884c7d659a2feaa0c55ad015",
         *       "expires_at": "2027-02-24T08:00:00.000Z",
         *       "left_out": 0
         *     }
         */
        ShelfLink: {
            code: components["schemas"]["ShelfCode"];
            /** Format: date-time */
            expires_at: string;
            left_out: components["schemas"]["LeftOut"];
        };
        /** @description An article on a shared shelf. */
        SharedPlace: {
            variant_id: string;
            product_id: string;
            product_title: string;
            /** @description Empty if it has none. */
            brand: string;
            /** @description The variant, as a cart line names it; null if it has no name. */
            subtitle: string | null;
            sku: string | null;
            /** @description Name of one piece: can, bag, box. */
            unit: string;
            /** @description Null if it has no carton. */
            carton_size: number | null;
            thumbnail: string | null;
            /** @description Made for 40 px; null if there is none. */
            stamp: string | null;
            /** @description The picture of one pack without space around it, to draw it to scale; null if there is none. */
            front: string | null;
            /** @description As on a company's shelf. */
            width_mm: number;
            /** @description As on a company's shelf. */
            height_mm: number;
            /** @description Pieces of the full place. */
            target: number;
            /** @description Packs that show on the shelf. */
            facings: number;
        };
        /** @description A shared shelf. */
        SharedShelf: {
            code: components["schemas"]["ShelfCode"];
            /** @description Null without a title and while a visitor's title waits for an operator. */
            title: string | null;
            trade: string | null;
            /**
             * Format: date
             * @description In the shop's time zone.
             */
            shared_on: string;
            /** @description True if a customer of the session's company shares it. */
            is_own: boolean;
            left_out: components["schemas"]["LeftOut"];
            /** @description Path of a picture of the shelf with 1200 × 630 pixels. */
            image: string;
            /** @description In their order on the shelf. */
            places: components["schemas"]["SharedPlace"][];
        };
        ShelfStopped: {
            /** @constant */
            stopped: true;
        };
        /** @description An article that the company orders repeatedly, if it is for sale and can be delivered. */
        UsualArticle: {
            product_id: string;
            variant_id: string;
            product_title: string;
            /** @description The variant, as a cart line names it; null if it has no name. */
            subtitle: string | null;
            variant_sku: string | null;
            thumbnail: string | null;
            /** @description Null if it is in no category. */
            category: components["schemas"]["CategoryReference"] | null;
            currency_code: string;
            last_quantity: number;
            /** Format: date-time */
            last_ordered_at: string;
            times_ordered: number;
            /** @description Usual days between two orders of it; null if it was ordered once. */
            interval_days: number | null;
            /** @description Present price of one piece at that quantity. */
            unit_price: number;
            /** @description True if that is below the price of a single piece. */
            is_better_price: boolean;
        } & components["schemas"]["OrderablePieces"];
        UsualArticles: {
            /** @description Most frequent first, then most recent. */
            articles: components["schemas"]["UsualArticle"][];
        };
        CategoryList: {
            product_categories: components["schemas"]["Category"][];
            count: number;
            limit: number;
            offset: number;
        };
        CategoryAnswer: {
            product_category: components["schemas"]["Category"];
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
        /** @enum {string} */
        FlavourClass: "tobacco" | "menthol" | "mint" | "fruit" | "liquorice" | "herbal" | "unflavoured";
        /** @description A product in a list. */
        ProductListItem: components["schemas"]["ProductCard"];
        Facet: {
            value: string;
            count: number;
        };
        PriceFacet: {
            minPrice: number;
            maxPrice: number;
            count: number;
        };
        /** @description The outermost bounds of the price bands that have products. */
        PriceBounds: {
            minPrice: number;
            maxPrice: number;
        };
        /** @description Counts within the current result; each group ignores its own filter. */
        Facets: {
            categories: components["schemas"]["Facet"][];
            brands: components["schemas"]["Facet"][];
            tags: components["schemas"]["Facet"][];
            /** @description Milligrams of nicotine in a pouch, ascending. */
            strengths?: components["schemas"]["Facet"][];
            flavours?: components["schemas"]["Facet"][];
            /** @description Units of pieces. */
            packs?: components["schemas"]["Facet"][];
            /** @description The price bands of the specification. */
            prices: components["schemas"]["PriceFacet"][];
            /** @description Of all products, whatever the filter; missing without any. */
            price_bounds?: components["schemas"]["PriceBounds"];
        };
        ProductList: {
            products: components["schemas"]["ProductListItem"][];
            /** @description Total number of matches. */
            count: number;
            limit: number;
            offset: number;
            /** @description Only with `facets=1`. */
            facets?: components["schemas"]["Facets"];
        };
        /**
         * @example {
         *       "title": "Sells by itself",
         *       "description": "Our regulars ask for it.",
         *       "rating": 5,
         *       "product_id": "prod_01saltfish"
         *     }
         */
        ReviewRequest: {
            /** @description Not used. */
            user_name?: string;
            title: string;
            description: string;
            rating: number;
            product_id: string;
        };
        /** @enum {string} */
        ReviewStatus: "pending" | "approved" | "rejected";
        Review: {
            id: string;
            /** @description Never an e-mail address. */
            user_name: string;
            title: string;
            description: string;
            rating: number;
            product_id: string;
            status: components["schemas"]["ReviewStatus"];
            /** Format: date-time */
            created_at: string;
        };
        ReviewCreated: {
            /** @constant */
            success: true;
            message: string;
            review: components["schemas"]["Review"];
        };
        ReviewList: {
            reviews: components["schemas"]["Review"][];
            /** @description One decimal; null without any. */
            average_rating: number | null;
            /** @description Number of ratings with each number of stars, five stars first; always five entries. */
            ratings: {
                rating: number;
                count: number;
            }[];
            /** @description Number of matches. */
            count: number;
            limit: number;
            offset: number;
        };
        /**
         * @example {
         *       "requested": true
         *     }
         */
        StockNoticeAnswer: {
            /** @description True if the customer gets an e-mail once it is back in stock. */
            requested: boolean;
        };
        ProductImage: {
            id: string;
            url: string;
            /** @description The same for the product page, made for 480 px; null if there is only one. */
            large: string | null;
            /** @description Alternative text. */
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
        /**
         * @description The ingredients on the label, with the allergens emphasised (Regulation (EU) 1169/2011, articles 9 and 21).
         * @example {
         *       "text": "Wheat flour, sugar, butter (milk)",
         *       "allergens": [
         *         "wheat",
         *         "milk"
         *       ],
         *       "may_contain": [
         *         "hazelnut"
         *       ]
         *     }
         */
        IngredientList: {
            /** @description By weight, as on the label. */
            text: string;
            /** @description Words of the text that name allergens, to be emphasised wherever they occur; empty if there are none. */
            allergens: string[];
            /** @description Allergens it may contain traces of. */
            may_contain: string[];
        };
        ProductBase: {
            id: string;
            title: string;
            /** @description Net content and unit, such as "120 g · bag"; null if variants differ. */
            subtitle: string | null;
            description: string;
            handle: string;
            /** @description Empty if it has none. */
            brand: string;
            /** @enum {string} */
            status: "published";
            thumbnail: string | null;
            images: components["schemas"]["ProductImage"][];
            options: components["schemas"]["ProductOption"][];
            /** @description Null if it is in no category. */
            category: components["schemas"]["CategoryReference"] | null;
            tags: string[];
            /** @description Grams. */
            weight: number | null;
            age_limit: components["schemas"]["AgeLimit"];
            /** @description Flavour of a nicotine pouch in the classes that laws distinguish; null if unknown. */
            flavour_class: components["schemas"]["FlavourClass"] | null;
            /** @description As on the label; null if unknown. */
            ingredients: components["schemas"]["IngredientList"] | null;
            specification: {
                name: string;
                value: string;
            }[];
            has_multiple_variants: boolean;
            /** @description First published within 30 days. */
            is_new: boolean;
            /** Format: date-time */
            published_at: string;
            /** @description Of approved reviews, with one decimal; null if there are none. */
            average_rating: number | null;
            total_reviews: number;
        };
        /**
         * @description A law that restricts a product, or its strong variants, in a country on the day of delivery.
         * @example {
         *       "country_code": "dk",
         *       "reason": "strength",
         *       "max_strength_mg": 9,
         *       "valid_from": "2026-04-01",
         *       "valid_to": null,
         *       "source": "Public sources of November 2026"
         *     }
         */
        MarketLimit: {
            country_code: components["schemas"]["CountryCode"];
            /**
             * @description What is restricted: the product, its flavour, or its nicotine content.
             * @enum {string}
             */
            reason: "sale" | "flavour" | "strength";
            /** @description Highest milligrams of nicotine in one pouch that are allowed; null if the strength does not matter. */
            max_strength_mg: number | null;
            /**
             * Format: date
             * @description First day it applies; null if it has always applied.
             */
            valid_from: string | null;
            /**
             * Format: date
             * @description Last day it applies; null if no end is known.
             */
            valid_to: string | null;
            /** @description The text of the law, if known. */
            source: string | null;
        };
        /** @description The destination of the company's cart, or the default one, and the first possible day of delivery there. */
        Destination: {
            country_code: components["schemas"]["CountryCode"];
            /** Format: date */
            date: string;
        };
        /**
         * @description A deposit that is refunded for the empty can or bottle.
         * @example {
         *       "kind": "small",
         *       "amount": 2,
         *       "currency_code": "sek",
         *       "valid_from": "2025-09-01"
         *     }
         */
        Deposit: {
            /**
             * @description Kind of container.
             * @enum {string}
             */
            kind: "small" | "large";
            /** @description For one can or bottle. */
            amount: number;
            currency_code: string;
            /**
             * Format: date
             * @description First day of this amount.
             */
            valid_from: string;
        };
        VariantOption: {
            option_id: string;
            value: string;
        };
        VariantBase: {
            id: string;
            /** @description The option values, joined by " / "; a number follows the name of its option: "Strength 3 / Single can". For a product without options the net content, or else the unit. */
            title: string;
            sku: string | null;
            /** @description GTIN-8, GTIN-13 or GTIN-14. */
            gtin: string | null;
            /** @description Name of one piece: can, bag, box. */
            unit: string;
            /** @description Such as "10 × 13 g". */
            net_content: string | null;
            /** @description Items in one piece: 20 pouches, 10 cans. */
            pack_size: number;
            /** @description Number of the product's smallest packs in it, if the product has several pack sizes: 1 for a can, 10 for a roll of ten. The bulk minimum counts these. */
            pieces: number;
            /** @description Pieces in a full carton, the step buyers order in; null if it has no carton. */
            carton_size: number | null;
            /** @description Width of one piece as it stands on a shelf, in mm; null if unknown. */
            width_mm: number | null;
            /** @description Its height, in mm; null if unknown. */
            height_mm: number | null;
            /** @description Weight of one piece in grams; null for the weight of the product. */
            variant_weight_g: number | null;
            /** @description Milligrams of nicotine in one pouch; null if unknown. */
            strength_mg: number | null;
            availability: components["schemas"]["Availability"];
            /**
             * Format: date
             * @description First day of dispatch of pieces that are not in stock; null if unknown or not on backorder.
             */
            available_from: string | null;
            options: components["schemas"]["VariantOption"][];
            /** @description Address of its picture. */
            thumbnail: string | null;
            /** @description The same for lists, made for 40 px; null if there is none. */
            stamp: string | null;
        };
        /** @description A variant with prices, for customers. */
        Variant: components["schemas"]["VariantBase"] & components["schemas"]["StockedPieces"] & {
            /** @description Present prices, including a running sale; tiers by quantity. */
            prices: components["schemas"]["Price"][];
            /** @description Prices without the running sale; left out if there is none. */
            original_prices?: components["schemas"]["Price"][];
            sale_last_day?: components["schemas"]["SaleLastDay"];
        };
        /** @description A product for approved customers. */
        Product: components["schemas"]["ProductBase"] & {
            /** @constant */
            priced: true;
            /** @description Quantity of the first bulk tier; null if there is no bulk price. */
            bulk_min_quantity: number | null;
            /**
             * @description The laws that restrict it in countries, including future and past ones. It can be delivered to every other
             *     country.
             */
            market_limits: components["schemas"]["MarketLimit"][];
            destination: components["schemas"]["Destination"];
            /**
             * @description Deposit on each can or bottle; null if there is none. It is not charged here and not part of any price or
             *     total.
             */
            deposit: components["schemas"]["Deposit"] | null;
            /** @description On the wishlist of the customer's company. */
            is_in_wishlist: boolean;
            variants: components["schemas"]["Variant"][];
        };
        /** @description A variant for visitors, without prices and without the number of pieces in stock. */
        VisitorVariant: components["schemas"]["VariantBase"] & {
            /** @description Pieces are in stock. */
            in_stock: boolean;
        };
        /** @description A product for visitors. It has no price fields. */
        VisitorProduct: components["schemas"]["ProductBase"] & {
            /** @constant */
            priced: false;
            /** @description Numbers of its smallest pack from which a lower price applies, starting with 1; only customers see the prices. */
            quantity_steps: number[];
            variants: components["schemas"]["VisitorVariant"][];
        };
        ProductAnswer: {
            product: components["schemas"]["Product"] | components["schemas"]["VisitorProduct"];
        };
        FlashSale: {
            id: string;
            title: string;
            /** Format: date-time */
            start_date: string;
            /**
             * Format: date-time
             * @description When the server ends the sale.
             */
            end_date: string;
        };
        FlashSaleAnswer: {
            flash_sale: components["schemas"]["FlashSale"] | null;
            /** @description The first 8 in the sale's order, each with `original_prices`. */
            products: components["schemas"]["ProductListItem"][];
            /**
             * Format: date-time
             * @description For a countdown in a browser whose clock is wrong.
             */
            server_time: string;
        };
        /**
         * @description terms: terms and conditions; privacy: privacy policy; cookies: data stored in the browser; imprint: who is
         *     responsible for the shop, which some countries require.
         * @enum {string}
         */
        LegalKind: "terms" | "privacy" | "cookies" | "imprint";
        /**
         * @description A legal text in one language, as plain text. Paragraphs may contain links, `[words](https://…)` and
         *     `[words](/path)`.
         */
        LegalContent: {
            title: string;
            /** @description Lines above the text, the last one with its version. */
            notes: string[];
            sections: {
                title: string;
                paragraphs: string[];
            }[];
        };
        /** @description The text by language tag, always in English. */
        LocalLegalContent: {
            en: components["schemas"]["LegalContent"];
        } & {
            [key: string]: components["schemas"]["LegalContent"];
        };
        /** @description The text in force. It has either a text or the address of a page elsewhere. */
        LegalText: {
            kind: components["schemas"]["LegalKind"];
            /** @description The day it was published and a running number, such as `2026-11-28-2`. */
            version: string;
            /**
             * @description SHA-256 of the English text: title, notes, headings and paragraphs in UTF-8, joined by line feeds. Null for a
             *     page elsewhere whose hash is not known.
             */
            sha256: string | null;
            /** @description The https address of a page elsewhere; null if the text is here. */
            url: string | null;
            text: components["schemas"]["LocalLegalContent"] | null;
            /** Format: date-time */
            published_at: string;
        };
        LegalTextAnswer: {
            legal_text: components["schemas"]["LegalText"];
        };
        /** @enum {string} */
        ContentPage: "landing" | "home" | "product" | "faq" | "about";
        /** @example hero-1 */
        BlockId: string;
        /** @example Sweets for the counter */
        BlockTitle: string;
        /**
         * @description Plain text; line breaks begin paragraphs. `{brand}`, `{phone}`, `{email}`, `{hours}`, `{returns}`, `{free_from}`, `{order_minimum}`
         *     and `{payment_days}` stand for values of the settings, `{articles}` and `{brands}` for figures of the catalogue.
         * @example Orders before 14:00 are sent on the same day.
         */
        BlockText: string;
        /**
         * @description A path of this shop, or an https address on an allowed host.
         * @example /products
         */
        BlockLink: string;
        /** @description Without an address, the page decides where the button leads. Without a text there is no button. */
        BlockButton: {
            text: string;
            href: components["schemas"]["BlockLink"] | null;
        };
        /**
         * @description A path of this shop, or an https address on an allowed host.
         * @example /files/pictures/0jx4m9k2v7q1.webp
         */
        BlockPicture: string;
        /** @description The top of the landing page. */
        HeroContent: {
            title: components["schemas"]["BlockTitle"];
            text: components["schemas"]["BlockText"];
            button: components["schemas"]["BlockButton"];
            /** @description Pictures on shelves beside the text. */
            shelves: components["schemas"]["BlockPicture"][][];
        };
        HeroBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "hero";
            content: components["schemas"]["HeroContent"];
        };
        /**
         * @description `#rrggbb`; null for the theme's.
         * @example #f4ede1
         */
        BlockBackground: string | null;
        /** @description One offer. A main banner and the side banner after it stand beside each other. */
        BannerContent: {
            /** @enum {string} */
            layout: "strip" | "main" | "side" | "showcase";
            title: components["schemas"]["BlockTitle"];
            text: components["schemas"]["BlockText"];
            /** @description As it is shown; empty if there is none. */
            price: string;
            /** @description Such as "29%"; empty if there is none. */
            badge: string;
            background: components["schemas"]["BlockBackground"];
            button: components["schemas"]["BlockButton"];
            pictures: components["schemas"]["BlockPicture"][];
        };
        BannerBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "banner";
            content: components["schemas"]["BannerContent"];
        };
        /** @example SALT-120 */
        BlockSku: string;
        /** @description What the shop does for each kind of business, as tabs. */
        ValuesContent: {
            title: components["schemas"]["BlockTitle"];
            tabs: {
                name: string;
                business: components["schemas"]["BlockTitle"];
                location: string;
                text: components["schemas"]["BlockText"];
                button: components["schemas"]["BlockButton"];
                pictures: components["schemas"]["BlockPicture"][];
                /**
                 * @description SKUs of articles on the shelf of this kind of business, which visitors can change. Articles that are not
                 *     on sale are left out. Without articles the pictures are shown.
                 */
                articles?: components["schemas"]["BlockSku"][];
            }[];
        };
        ValuesBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "values";
            content: components["schemas"]["ValuesContent"];
        };
        /** @description Figures of the shop, such as the number of articles. One whose value is not set is not shown. */
        FactsContent: {
            title: components["schemas"]["BlockTitle"];
            items: {
                /** @description The figure, e.g. "from {free_from}". */
                title: string;
                text: components["schemas"]["BlockText"];
            }[];
        };
        FactsBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "facts";
            content: components["schemas"]["FactsContent"];
        };
        /** @description Products by a rule. Without a title, that of the rule. */
        ShelfContent: {
            /**
             * @description What the company orders repeatedly, the running flash sale, what other companies order most, or the products in
             *     the order of the listing.
             * @enum {string}
             */
            rule: "usual" | "flash_sale" | "best_sellers" | "explore";
            title: components["schemas"]["BlockTitle"];
        };
        ShelfBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "shelf";
            content: components["schemas"]["ShelfContent"];
        };
        /** @description Sample products with prices as texts, marked as samples. */
        SamplesContent: {
            title: components["schemas"]["BlockTitle"];
            note: components["schemas"]["BlockText"];
            /**
             * @description Products of the shop listed beside the samples, without prices; none by default.
             * @enum {string}
             */
            rule?: "none" | "best_sellers" | "newest";
            items: {
                title: components["schemas"]["BlockTitle"];
                brand: string;
                price: string;
                picture: components["schemas"]["BlockPicture"];
            }[];
        };
        SamplesBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "samples";
            content: components["schemas"]["SamplesContent"];
        };
        /** @description Services with an icon each. */
        ServicesContent: {
            title: components["schemas"]["BlockTitle"];
            items: {
                /** @enum {string} */
                icon: "gift" | "tag" | "truck" | "box";
                title: components["schemas"]["BlockTitle"];
                text: components["schemas"]["BlockText"];
            }[];
        };
        ServicesBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "services";
            content: components["schemas"]["ServicesContent"];
        };
        /** @description Terms with a short lead each, such as "60 days". */
        TermsContent: {
            title: components["schemas"]["BlockTitle"];
            items: {
                /** @example 60 days */
                lead: string;
                title: components["schemas"]["BlockTitle"];
                text: components["schemas"]["BlockText"];
            }[];
        };
        TermsBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "terms";
            content: components["schemas"]["TermsContent"];
        };
        /** @description Numbered steps. */
        StepsContent: {
            title: components["schemas"]["BlockTitle"];
            items: {
                title: components["schemas"]["BlockTitle"];
                text: components["schemas"]["BlockText"];
            }[];
        };
        StepsBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "steps";
            content: components["schemas"]["StepsContent"];
        };
        /** @description Paragraphs, with a heading unless it is empty. */
        TextContent: {
            title: components["schemas"]["BlockTitle"];
            text: components["schemas"]["BlockText"];
        };
        TextBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "text";
            content: components["schemas"]["TextContent"];
        };
        /** @description Tiles with pictures that lead to products. */
        TilesContent: {
            title: components["schemas"]["BlockTitle"];
            items: {
                title: components["schemas"]["BlockTitle"];
                text: components["schemas"]["BlockText"];
                /** @enum {string} */
                tint: "leaf" | "berry" | "cloud" | "sea";
                pictures: components["schemas"]["BlockPicture"][];
                href: components["schemas"]["BlockLink"] | null;
            }[];
        };
        TilesBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "tiles";
            content: components["schemas"]["TilesContent"];
        };
        /** @description A strip of categories. */
        CategoriesContent: {
            title: components["schemas"]["BlockTitle"];
            items: {
                /** @description The name of the category. */
                category: string;
                picture: components["schemas"]["BlockPicture"] | null;
            }[];
            /** @description The name of the selected category. */
            selected: string | null;
        };
        CategoriesBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "categories";
            content: components["schemas"]["CategoriesContent"];
        };
        /** @description Promises at the end of a page. One whose value is not set is not shown. */
        PromisesContent: {
            title: components["schemas"]["BlockTitle"];
            items: {
                /** @enum {string} */
                icon: "delivery" | "service" | "money";
                title: components["schemas"]["BlockTitle"];
                text: components["schemas"]["BlockText"];
            }[];
        };
        PromisesBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "promises";
            content: components["schemas"]["PromisesContent"];
        };
        /** @description Questions with answers. One whose answer has a value that is not set is not shown. */
        QuestionsContent: {
            title: components["schemas"]["BlockTitle"];
            items: {
                question: string;
                answer: components["schemas"]["BlockText"];
            }[];
        };
        QuestionsBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "questions";
            content: components["schemas"]["QuestionsContent"];
        };
        /** @description Short lines, such as the features on a product's page. */
        ListContent: {
            title: components["schemas"]["BlockTitle"];
            items: string[];
        };
        ListBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "list";
            content: components["schemas"]["ListContent"];
        };
        /** @description A part of a page, in the language of the shop. */
        Block: components["schemas"]["HeroBlock"] | components["schemas"]["BannerBlock"] | components["schemas"]["ValuesBlock"] | components["schemas"]["FactsBlock"] | components["schemas"]["ShelfBlock"] | components["schemas"]["SamplesBlock"] | components["schemas"]["ServicesBlock"] | components["schemas"]["TermsBlock"] | components["schemas"]["StepsBlock"] | components["schemas"]["TextBlock"] | components["schemas"]["TilesBlock"] | components["schemas"]["CategoriesBlock"] | components["schemas"]["PromisesBlock"] | components["schemas"]["QuestionsBlock"] | components["schemas"]["ListBlock"];
        /**
         * @example {
         *       "articles": 631,
         *       "brands": 44
         *     }
         */
        CatalogueFigures: {
            /** @description Variants of products on sale. */
            articles: number;
            /** @description Brands of products on sale. */
            brands: number;
        };
        /** @description An article as visitors see it. */
        PublicArticle: {
            variant_id: string;
            product_id: string;
            product_title: string;
            /** @description Empty if it has none. */
            brand: string;
            /** @description The variant, as a cart line names it; null if it has no name. */
            subtitle: string | null;
            sku: string | null;
            /** @description Name of one piece: can, bag, box. */
            unit: string;
            /** @description Null if it has no carton. */
            carton_size: number | null;
            thumbnail: string | null;
            /** @description Made for 40 px; null if there is none. */
            stamp: string | null;
            /** @description The picture of one pack without space around it, to draw it to scale; null if there is none. */
            front: string | null;
            /** @description Of one pack; the usual one of its kind if the seller gave none. */
            width_mm: number;
            /** @description As `width_mm`. */
            height_mm: number;
            /** @description Packs of a full place on a shelf. */
            facings: number;
            /** @description Rows of packs one above the other. */
            rows: number;
            /** @description Lower prices by quantity, as a discount on the price of one piece. */
            steps: {
                min_quantity: number;
                /** @description Rounded. */
                percent: number;
            }[];
        };
        /** @description What the blocks of a page show of the catalogue: no prices and no stock. Missing if they show nothing of it. */
        PageCatalogue: {
            figures: components["schemas"]["CatalogueFigures"];
            /** @description The articles that the blocks name and that are on sale. */
            articles: components["schemas"]["PublicArticle"][];
            /** @description The ids of the articles listed beside the samples, in their order. */
            listed: string[];
            /** @description Pictures of the hero that show a product on sale. */
            pictures: {
                src: string;
                product_id: string;
                title: string;
            }[];
        };
        PageContent: {
            page: components["schemas"]["ContentPage"];
            /** @description What is shown now, in this order. */
            blocks: components["schemas"]["Block"][];
            catalogue?: components["schemas"]["PageCatalogue"];
        };
        PageContentAnswer: {
            page_content: components["schemas"]["PageContent"];
        };
        /** @description Texts and pictures of a banner, as the shop set them. */
        Banner: {
            id: string;
            banner_name: string;
            dimensions: string | null;
            background_color: string | null;
            title: string;
            /** @description By name, such as `subtitle`; the values banner has `Tab Name-1`, `Business Name-1` and so on. */
            texts: {
                [key: string]: string;
            };
            buttons: {
                text: string;
                /** @description A path of this shop, or an https address on an allowed host. */
                url: string;
            }[];
            /** @description By name, `1` to `5`. */
            image_url: {
                [key: string]: string;
            };
            instructions: string | null;
            styles: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            deleted_at: null;
        };
        BannerAnswer: {
            banner: components["schemas"]["Banner"];
        };
        /**
         * @example {
         *       "name": "Anna Lindqvist",
         *       "email": "anna@kiosk.example",
         *       "subject": "Pallet prices",
         *       "message": "What does a pallet of Sältan cost?"
         *     }
         */
        ContactMessageRequest: {
            name: string;
            email: components["schemas"]["Email"];
            company?: string;
            phone?: components["schemas"]["OptionalPhone"];
            subject: string;
            message: string;
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
            /** @description Number of lines. */
            ItemCount: number;
        };
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
         *       "quantity": 120,
         *       "replaces": 40
         *     }
         */
        SetQuantityRequest: {
            quantity: components["schemas"]["Quantity"];
            /**
             * @description The displayed quantity. If the cart has a different one, nothing is changed; without it the quantity is always
             *     set.
             */
            replaces?: components["schemas"]["Quantity"];
        };
        /** @description As in the cart. */
        CartTotals: {
            item_total: number;
            discount_total: number;
            shipping_total: number;
            tax_total: number;
            tax: components["schemas"]["Tax"];
            total: number;
        };
        /** @description The essential values after a change of one quantity; request the cart for the rest. */
        CartLineChanged: {
            line: components["schemas"]["CartItem"];
            totals: components["schemas"]["CartTotals"];
            /** @description Version of the cart. */
            version: number;
        };
        /**
         * @example {
         *       "item_id": "item_01a",
         *       "adjustment": -10
         *     }
         */
        AdjustItemRequest: {
            item_id: string;
            /** @description Pieces to add; negative to remove. */
            adjustment: number;
        };
        BulkSetRowRequest: {
            /** @description A line of the cart. */
            item_id?: string;
            /** @description An article by SKU or, if there is none, by GTIN; case does not matter. */
            sku?: string;
            quantity: components["schemas"]["Quantity"];
        };
        /**
         * @example {
         *       "rows": [
         *         {
         *           "sku": "SAL-0001",
         *           "quantity": 60
         *         },
         *         {
         *           "item_id": "item_01a",
         *           "quantity": 120
         *         }
         *       ]
         *     }
         */
        BulkSetRequest: {
            /** @description True to change nothing. */
            preview?: boolean;
            rows: components["schemas"]["BulkSetRowRequest"][];
        };
        BulkRowResult: {
            /** @description Index of the row in the request, from 0. */
            row: number;
            /** @enum {string} */
            status: "added" | "updated" | "unchanged" | "skipped";
            /**
             * @description Why the row was skipped: unknown_sku, unknown_item, product_unavailable, insufficient_inventory, cart_full,
             *     duplicate_row or invalid_row; else null.
             */
            code: string | null;
            message: string;
            /** @description The values in the message of a skipped row. */
            params?: components["schemas"]["ErrorParams"];
            item_id: string | null;
            /** @description The article of the row; null if there is none. */
            variant_id: string | null;
            sku: string | null;
            product_title: string | null;
            /** @description The variant, as a cart line names it; null if the row names no article. */
            variant_title: string | null;
            /** @description All tiers of the article, by quantity; empty if the row names none. */
            prices: components["schemas"]["Price"][];
            /** @description True if the article can be delivered to the destination country by law, or if the row names no article. It can be in the cart either way, but orders of it are refused. */
            deliverable: boolean;
            /** @description The line's quantity after the call; null if there is no line. */
            quantity: number | null;
        };
        BulkSetAnswer: {
            /** @description True if at least one row was applied. */
            success: boolean;
            /** @description Contains "successful" only if every row was applied, otherwise the number of applied rows. */
            message: string;
            applied: number;
            skipped: number;
            results: components["schemas"]["BulkRowResult"][];
            cart: components["schemas"]["Cart"];
        };
        OrderFormUpload: {
            file: components["schemas"]["FileContent"];
        };
        OrderFormRow: {
            /** @description Its number in the sheet. */
            row: number;
            cells: string[];
        };
        /**
         * @example {
         *       "rows": [
         *         {
         *           "row": 1,
         *           "cells": [
         *             "SKU",
         *             "Quantity"
         *           ]
         *         },
         *         {
         *           "row": 2,
         *           "cells": [
         *             "SAL-0120",
         *             "60"
         *           ]
         *         }
         *       ]
         *     }
         */
        OrderFormRows: {
            rows: components["schemas"]["OrderFormRow"][];
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
        PromoCodeList: {
            carts: {
                id: string;
                promotions: components["schemas"]["Promotion"][];
            }[];
        };
        /**
         * @example {
         *       "promo_codes": [
         *         "WELCOME10"
         *       ]
         *     }
         */
        PromoCodesRequest: {
            promo_codes: string[];
        };
        /**
         * @description Fields left out keep their value; an empty text clears it.
         * @example {
         *       "po_number": "PO-4711",
         *       "reception_hours": "Weekdays, 7:00 to 11:00"
         *     }
         */
        ReferencesRequest: {
            po_number?: string;
            customer_reference?: string;
            note?: string;
            reception_hours?: string;
        };
        /** @description Net value of goods, before discount, from which the option applies. */
        goods_from: number;
        /** @description Transit time in working days of the destination country. */
        days: {
            min: number;
            max: number;
            /** @description True if `max` counts calendar days, as in "up to one week". */
            is_max_calendar: boolean;
        };
        DatedShippingOption: {
            /** @description Permanent. */
            id: string;
            name: string;
            /** @description Net. */
            amount: number;
            goods_from: components["schemas"]["goods_from"];
            days: components["schemas"]["days"];
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
        };
        /**
         * @example {
         *       "message": "Your order is expected between 4 December and 20 December 2026.",
         *       "startDate": "2026-12-04",
         *       "endDate": "2026-12-20",
         *       "currency_code": "eur",
         *       "item_total": 96.5,
         *       "options": [
         *         {
         *           "id": "local",
         *           "name": "Local Shipping",
         *           "amount": 19,
         *           "goods_from": 0,
         *           "days": {
         *             "min": 4,
         *             "max": 7,
         *             "is_max_calendar": true
         *           },
         *           "start_date": "2026-12-04",
         *           "end_date": "2026-12-20"
         *         }
         *       ]
         *     }
         */
        ShippingDate: {
            message: string;
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string;
            currency_code: string;
            /** @description The net goods in the cart. */
            item_total: number;
            /** @description The options to the destination, with when an order placed now would arrive by each. */
            options: components["schemas"]["DatedShippingOption"][];
        };
        /**
         * @example {
         *       "cart_id": "cart_01a",
         *       "cart_version": 7
         *     }
         */
        CompleteRequest: {
            /** @description The cart that was displayed when the buyer pressed Place Order. */
            cart_id?: string;
            /** @description The displayed version. No other version is ordered; without it the cart is ordered as it is. */
            cart_version?: number;
        };
        /**
         * @example {
         *       "order_id": "order_01a",
         *       "display_id": 1042
         *     }
         */
        CompleteAnswer: {
            order_id: string;
            /** @description The order number. */
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
        /** @description The request is invalid; `fields` names the faults. */
        InvalidData: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "invalid_data",
                 *       "code": "invalid_request",
                 *       "message": "Please check what was entered: something is missing or cannot be accepted.",
                 *       "fields": {
                 *         "limit": {
                 *           "code": "above",
                 *           "message": "is above 100",
                 *           "params": {
                 *             "limit": 100
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description E-mail unknown, password wrong or account not approved; the answer does not say which. */
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
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description A browser sent it from another site's page, or a call with the session cookie does not say where it comes from.
         *     The body was not read.
         */
        CrossSite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "not_allowed",
                 *       "code": "cross_site",
                 *       "message": "This call did not come from the shop's own pages."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body does not have the media type of the call. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "invalid_data",
                 *       "code": "unsupported_media_type",
                 *       "message": "The body must be JSON."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many failed attempts; `Retry-After` has the seconds to wait. */
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
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No valid session. Cookies are removed. */
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
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Not found, or it belongs to someone else. */
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
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Received; an operator decides. */
        received: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplicationReceived"];
            };
        };
        /** @description The shop is closed to visitors (`shop_closed`). Customers' tokens and cookies open the call. */
        ShopClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "not_allowed",
                 *       "code": "shop_closed",
                 *       "message": "This shop is closed to visitors. Sign in to use it."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request conflicts with the current state of the shop, such as too little stock. */
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
                 *         "variant_01saltfish120": {
                 *           "code": "stock_left",
                 *           "message": "12 left in stock",
                 *           "params": {
                 *             "left": 12
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The idempotency key was used with another body. */
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
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Stored, in the order sent. */
        uploaded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Uploaded"];
            };
        };
        /** @description A file, or the whole request, is larger than the limit. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "invalid_data",
                 *       "code": "file_too_large",
                 *       "message": "licence.pdf is larger than 10 MB.",
                 *       "fields": {
                 *         "files.0": {
                 *           "code": "file_too_large",
                 *           "message": "is larger than 10 MB",
                 *           "params": {
                 *             "megabytes": 10
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Only owners of the company can do this (`owner_only`), or as CrossSite. */
        OwnerOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "not_allowed",
                 *       "code": "owner_only",
                 *       "message": "Only an owner of your company may change its VAT number. Please ask Anna Lindqvist.",
                 *       "params": {
                 *         "owners": "Anna Lindqvist"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Done. */
        changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WishlistChanged"];
            };
        };
        /** @description Unchanged since the version in `If-None-Match`. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The present state. */
        answer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StockNoticeAnswer"];
            };
        };
        /** @description The updated cart. */
        "changed-2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartChanged"];
            };
        };
        /** @description The updated cart, or what `Prefer` asked for. */
        quantityChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartChanged"] | components["schemas"]["CartLineChanged"];
            };
        };
        /** @description Temporarily unable to serve. */
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
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description The id. */
        Id: string;
        /**
         * @description Like `Idempotency-Key` of other calls, and unguessable, such as a random UUID: without a session, or if the answer
         *     has a secret, the key alone identifies the sender. Shorter keys are refused.
         */
        UnguessableKey: string;
        /** @description Highest number of entries to return. */
        Limit: number;
        /** @description Number of entries to skip. */
        Offset: number;
        /**
         * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
         *     and gets the first answer, in which a cart is read again. Another request with the key is 422
         *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
         *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
         *     separate for each sign-in and each API key. Use a new key for each new request.
         */
        IdempotencyKey: string;
        /** @description The code of the link. */
        CodeParameter: components["schemas"]["ShelfCode"];
        /** @description The id or the handle; 404 if neither exists. */
        IdOrHandle: string;
        /**
         * @description `return=minimal` requests the changed line, the totals and the version instead of the whole cart (RFC 7240). Other
         *     preferences are ignored.
         */
        Prefer: string;
    };
    requestBodies: {
        addressBody: {
            content: {
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        body: {
            content: {
                "application/json": components["schemas"]["PromoCodesRequest"];
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
                    /** @description The session cookie, the readable one beside it, and the one that recognises this browser. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["CrossSite"];
            415: components["responses"]["UnsupportedMediaType"];
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
            400: components["responses"]["InvalidData"];
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
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Accepted, whether or not the customer exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            400: components["responses"]["InvalidData"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    verifyCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyCodeRequest"];
            };
        };
        responses: {
            /** @description A token for `POST /auth/customer/emailpass/update`; valid once, for 15 minutes. */
            200: {
                headers: {
                    /** @description The cookie that recognises this browser when the account's next code is tried. Scripts cannot read it. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["InvalidData"];
            403: components["responses"]["CrossSite"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePasswordRequest"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneBody"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
        };
    };
    registerCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Like `Idempotency-Key` of other calls, and unguessable, such as a random UUID: without a session, or if the answer
                 *     has a secret, the key alone identifies the sender. Shorter keys are refused.
                 */
                "Idempotency-Key"?: components["parameters"]["UnguessableKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationRequest"];
            };
        };
        responses: {
            200: components["responses"]["received"];
            400: components["responses"]["InvalidData"];
            403: components["responses"]["ShopClosed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
        };
    };
    requestAccess: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Like `Idempotency-Key` of other calls, and unguessable, such as a random UUID: without a session, or if the answer
                 *     has a secret, the key alone identifies the sender. Shorter keys are refused.
                 */
                "Idempotency-Key"?: components["parameters"]["UnguessableKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessRequest"];
            };
        };
        responses: {
            200: components["responses"]["received"];
            400: components["responses"]["InvalidData"];
            403: components["responses"]["ShopClosed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
        };
    };
    readApplicationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationStatusRequest"];
            };
        };
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationStatus"];
                };
            };
            400: components["responses"]["InvalidData"];
            403: components["responses"]["ShopClosed"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    readSentApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SentApplicationRequest"];
            };
        };
        responses: {
            /** @description The question and the answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentApplication"];
                };
            };
            400: components["responses"]["InvalidData"];
            403: components["responses"]["ShopClosed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    answerApplicationQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Like `Idempotency-Key` of other calls, and unguessable, such as a random UUID: without a session, or if the answer
                 *     has a secret, the key alone identifies the sender. Shorter keys are refused.
                 */
                "Idempotency-Key"?: components["parameters"]["UnguessableKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationAnswerRequest"];
            };
        };
        responses: {
            200: components["responses"]["received"];
            400: components["responses"]["InvalidData"];
            403: components["responses"]["ShopClosed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
        };
    };
    uploadLicense: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Like `Idempotency-Key` of other calls, and unguessable, such as a random UUID: without a session, or if the answer
                 *     has a secret, the key alone identifies the sender. Shorter keys are refused.
                 */
                "Idempotency-Key"?: components["parameters"]["UnguessableKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LicenseUploadRequest"];
            };
        };
        responses: {
            200: components["responses"]["uploaded"];
            400: components["responses"]["InvalidData"];
            403: components["responses"]["ShopClosed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
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
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerRequest"];
            };
        };
        responses: {
            /** @description The updated customer. */
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
            403: components["responses"]["CrossSite"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getShell: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values for header and footer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shell"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    setCompanyVatId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VatIdRequest"];
            };
        };
        responses: {
            /** @description The updated company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /** @description Highest number of entries to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of entries to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredAddressList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    storeAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreAddressRequest"];
            };
        };
        responses: {
            /** @description The address is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredAddressAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    removeAddress: {
        parameters: {
            query: {
                /** @description The version that was displayed. */
                version: number;
            };
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneBody"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    changeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAddressRequest"];
            };
        };
        responses: {
            /** @description The updated address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredAddressAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneBody"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
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
    fileComplaint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplaintRequest"];
            };
        };
        responses: {
            /** @description Filed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintFiled"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    listOwnComplaints: {
        parameters: {
            query?: {
                /** @description Only complaints about this order. */
                order_id?: string;
                /** @description Highest number of entries to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of entries to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of complaints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    uploadPictures: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureUploadRequest"];
            };
        };
        responses: {
            200: components["responses"]["uploaded"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
        };
    };
    getWishlist: {
        parameters: {
            query?: {
                /** @description Highest number of entries to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of entries to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    addToWishlist: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToWishlistRequest"];
            };
        };
        responses: {
            200: components["responses"]["changed"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    setWishlistNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishlistNoteRequest"];
            };
        };
        responses: {
            200: components["responses"]["changed"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    bulkAddToWishlist: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkAddToWishlistRequest"];
            };
        };
        responses: {
            200: components["responses"]["changed"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    bulkRemoveFromWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkRemoveFromWishlistRequest"];
            };
        };
        responses: {
            200: components["responses"]["changed"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    toggleWishlist: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToggleWishlistRequest"];
            };
        };
        responses: {
            200: components["responses"]["changed"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    removeFromWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishlistProductRequest"];
            };
        };
        responses: {
            200: components["responses"]["changed"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    clearWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["changed"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Only orders with this text in a product's name, their number, their purchase order number or their
                 *     reference.
                 */
                q?: string;
                /** @description Only orders with this status. */
                status?: components["schemas"]["OrderStatus"];
                /** @description Only the order placed with this cart; an empty list before it is placed. */
                cart_id?: string;
                /** @description Highest number of entries to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of entries to skip. */
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
                /** @description The id. */
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
    getReorder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReorderPreview"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getShelf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shelf. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shelf"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    saveShelf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveShelfRequest"];
            };
        };
        responses: {
            /** @description The saved shelf. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shelf"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    fillShelf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FillShelfRequest"];
            };
        };
        responses: {
            /** @description The result for each article, and the updated cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAddAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    listSharedShelves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shared shelves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedShelfList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    shareShelf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Like `Idempotency-Key` of other calls, and unguessable, such as a random UUID: without a session, or if the answer
                 *     has a secret, the key alone identifies the sender. Shorter keys are refused.
                 */
                "Idempotency-Key"?: components["parameters"]["UnguessableKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareShelfRequest"];
            };
        };
        responses: {
            /** @description The shared shelf. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShelfLink"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ShopClosed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
        };
    };
    getSharedShelf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of the link. */
                code: components["parameters"]["CodeParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shelf. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedShelf"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ShopClosed"];
            404: components["responses"]["NotFound"];
        };
    };
    stopSharingShelf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of the link. */
                code: components["parameters"]["CodeParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shelf is not shared any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShelfStopped"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
        };
    };
    listUsualArticles: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles; empty if nothing was ordered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsualArticles"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description Highest number of entries to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of entries to skip. */
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidData"];
            403: components["responses"]["ShopClosed"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidData"];
            403: components["responses"]["ShopClosed"];
            404: components["responses"]["NotFound"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Highest number of entries to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of entries to skip. */
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidData"];
            403: components["responses"]["ShopClosed"];
        };
    };
    searchProducts: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in title, SKU, GTIN, brand, category, tags, options, variants and description: all of them, in
                 *     any order. Case, accents and punctuation do not matter, nor whether a number and its unit or a compound are
                 *     written as one word or two. The start of a word is enough; words of four letters or more are also found
                 *     inside others. The operator's synonyms match each other. A word without a match finds words spelt similarly.
                 */
                q?: string;
                /** @description Name of a category; its subcategories are included. */
                category?: string;
                /** @description Ids of products; repeat the parameter for several. */
                id?: string[];
                /** @description Handles of products; repeat the parameter for several. */
                handle?: string[];
                /** @description Ids of categories; their subcategories are included. Repeat the parameter for several. */
                category_id?: string[];
                /** @description Brand names; repeat the parameter for several. */
                brand?: string[];
                /** @description Tag names; repeat the parameter for several. */
                tags?: string[];
                /** @description Milligrams of nicotine in a pouch of any variant; repeat the parameter for several. */
                strength?: number[];
                /** @description Flavour of a nicotine pouch; repeat the parameter for several. */
                flavour?: components["schemas"]["FlavourClass"][];
                /** @description Unit of a variant, such as can or roll; repeat the parameter for several. */
                pack?: string[];
                /** @description Lowest card price, in euro. */
                minPrice?: number;
                /** @description Highest card price, in euro. */
                maxPrice?: number;
                /**
                 * @description By default `relevance` with a `q`, otherwise `most_popular`. `relevance` ranks a whole SKU or GTIN first,
                 *     then whole words of the title, word starts in the title, the brand, category and tags, and the description,
                 *     and last matches inside words; without a `q` it equals `most_popular`, which counts pieces ordered in 90
                 *     days. Equal matches are ordered by popularity, then newest first.
                 */
                sort?: "relevance" | "most_popular" | "newest" | "price_asc" | "price_desc";
                /** @description The order of publication, instead of `sort`: `-created_at` is `newest`, `created_at` the oldest first. */
                order?: "created_at" | "-created_at";
                /** @description 1 to list only products of which pieces were ordered in 90 days; canceled orders do not count. */
                ordered?: 0 | 1;
                /** @description 1 to include facet counts. */
                facets?: 0 | 1;
                /** @description Highest number of entries to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of entries to skip. */
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
                /** @description Words to find, as in the product search. */
                search?: string;
                /** @description Name of a category; its subcategories are included. */
                category?: string;
                /** @description Highest number of entries to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of entries to skip. */
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
    exploreProducts: {
        parameters: {
            query?: {
                /** @description Highest number of entries to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of entries to skip. */
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
    createReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            /** @description Received; it is to be approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCreated"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description Newest first by default and among equal ratings. */
                sort?: "newest" | "highest" | "lowest";
                /** @description Only reviews with this many stars. */
                rating?: number;
                /** @description Highest number of entries to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of entries to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            400: components["responses"]["InvalidData"];
            403: components["responses"]["ShopClosed"];
            404: components["responses"]["NotFound"];
        };
    };
    getStockNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answer"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    requestStockNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answer"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    cancelStockNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answer"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id or the handle; 404 if neither exists. */
                id: components["parameters"]["IdOrHandle"];
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ShopClosed"];
            404: components["responses"]["NotFound"];
        };
    };
    getFlashSale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlashSaleAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getLegalText: {
        parameters: {
            query: {
                /** @description The kind of text. */
                kind: components["schemas"]["LegalKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalTextAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            404: components["responses"]["NotFound"];
        };
    };
    getPageContent: {
        parameters: {
            query: {
                page: components["schemas"]["ContentPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageContentAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            403: components["responses"]["ShopClosed"];
        };
    };
    getBanner: {
        parameters: {
            query: {
                /** @description Id of the banner. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            403: components["responses"]["ShopClosed"];
            404: components["responses"]["NotFound"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Like `Idempotency-Key` of other calls, and unguessable, such as a random UUID: without a session, or if the answer
                 *     has a secret, the key alone identifies the sender. Shorter keys are refused.
                 */
                "Idempotency-Key"?: components["parameters"]["UnguessableKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageRequest"];
            };
        };
        responses: {
            /** @description Filed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneBody"];
                };
            };
            400: components["responses"]["InvalidData"];
            403: components["responses"]["ShopClosed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
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
            header?: {
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddItemsRequest"];
            };
        };
        responses: {
            200: components["responses"]["changed-2"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    bulkAddCartItems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddItemsRequest"];
            };
        };
        responses: {
            /** @description The result for each article, and the updated cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAddAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    setCartItemQuantity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `return=minimal` requests the changed line, the totals and the version instead of the whole cart (RFC 7240). Other
                 *     preferences are ignored.
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id. */
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
            200: components["responses"]["quantityChanged"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    adjustCartItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `return=minimal` requests the changed line, the totals and the version instead of the whole cart (RFC 7240). Other
                 *     preferences are ignored.
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustItemRequest"];
            };
        };
        responses: {
            200: components["responses"]["quantityChanged"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    bulkSetCartItems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkSetRequest"];
            };
        };
        responses: {
            /** @description The result for each row, and the updated cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkSetAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    readOrderForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderFormUpload"];
            };
        };
        responses: {
            /** @description The rows that are not empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderFormRows"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
        };
    };
    getPriceList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as a download. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
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
            200: components["responses"]["changed-2"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
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
            200: components["responses"]["changed-2"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            415: components["responses"]["UnsupportedMediaType"];
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
            200: components["responses"]["changed-2"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listPromoCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart with its codes; empty if there is no cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCodeList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    addPromoCodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["body"];
        responses: {
            200: components["responses"]["changed-2"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
        };
    };
    removePromoCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["body"];
        responses: {
            200: components["responses"]["changed-2"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    setCartReferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferencesRequest"];
            };
        };
        responses: {
            200: components["responses"]["changed-2"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            415: components["responses"]["UnsupportedMediaType"];
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
            /** @description The delivery window. */
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
            409: components["responses"]["Conflict"];
        };
    };
    completeCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
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
            400: components["responses"]["InvalidData"];
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
            /** @description The store can serve. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["InvalidData"];
            503: components["responses"]["Unavailable"];
        };
    };
}
