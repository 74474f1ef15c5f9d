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
         * @description Answers a token for an approved customer, and gives browsers the same session as a cookie. Every reason for a refusal
         *     gets the same answer. A browser that sends this from another site's page is refused.
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
         * @description The old token stays valid for 60 seconds, so that calls under way are not refused. Within them it is changed once more, as
         *     an answer may get lost; changed again, or used later, it ends its sign-in with all tokens. Takes no cookie: sessions of
         *     browsers are prolonged by being used, and no script gets a token for one.
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
         * @description Ends the session at once, with all its tokens, and removes its cookies.
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
         * Ask for a code
         * @description Sends a five-digit code by e-mail to the customer of that address, if there is one. The answer is the same for every
         *     address, and beyond the limits, where nothing is sent. A code works for 10 minutes and 5 tries on each device, whether or not
         *     others are sent meanwhile; the first that is used uses all up. For one account 5 codes are sent in an hour to devices that its
         *     owner has signed in on, and 3 to all others, each 60 seconds after the one before; for one network, such devices aside, 50 in 15
         *     minutes.
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
         * Change a code for a token to choose a password with
         * @description A code works wherever it was asked for. Wrong, replaced and unknown ones are refused with `invalid_code`, in the same
         *     words; only who has the right one reads `code_used` or `code_expired`. After 5 tries of one code on a device it is
         *     `code_tries_used`. After 15 wrong codes for one account from one network in a day, or 25 from all, it is
         *     `codes_closed` (429): browsers on which the account's owner has signed in or shown a right code are counted by
         *     themselves. They are known by a cookie. After 100 wrong codes in a row, over all days, it is `codes_ended`: only a link
         *     that the shop's operator makes chooses a password then, after which codes work again. Failures of one network address are limited together with failed sign-ins.
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
         * @description Ends all sessions of the customer, and tells them by e-mail. The token that `verifyCode` answered, or that stands in a link of the shop's operator, is used up; it is not
         *     when the password is refused with `weak_password`.
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
         * Where one is signed in
         * @description The customer's sign-ins that have not ended, the one that calls first, then those last used first. Neither tokens nor
         *     network addresses are told; of the device only what its browser has said of itself.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends all sessions of the customer, those of programs too, but the one that calls.
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
         * End one session
         * @description Its next call is refused with 401. One that has ended, or is somebody else's, is 404 `session_not_found`. The session that
         *     calls may be ended too: that signs out.
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
         * @description The five steps of the application. An operator decides about it. Whether the company or the person is known already
         *     is not told: every complete application gets the same answer. Consents that name another text than the one in
         *     force are refused with 400 `consent_text_changed`. One network may call ten times an hour, whether or not it is accepted.
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
         * Ask for access in a few words
         * @description The short form beside the wizard; an operator completes it. Known e-mails get the same answer. One network may call ten times an hour.
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
         * How far an application is
         * @description For whoever has the link of the confirmation e-mail, or of one that asked for more. Nothing of the applicant is told, nor what they were asked for or why it
         *     was declined: that is in the e-mails. Of an unknown link, and once the applicant was erased, 404 `application_not_found`.
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
         * An application as it was sent
         * @description For the applicant who was asked for more and has the link of that e-mail: the question, and every answer. 409
         *     `already_answered` once it was answered; 409 `link_ended` once the application was decided or a later e-mail asked for
         *     more. Of an unknown link, and once the applicant was erased, 404 `application_not_found`.
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
         * Send an application again, with what was asked for
         * @description Replaces the answers of the application that the link belongs to, which waits for the shop again. The link ends with it.
         *     Refused as `registerCompany` and `readSentApplication` are. The licence is the one that was sent, or a new upload. One
         *     network may call ten times an hour, whether or not it is accepted.
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
         * @description One PDF, JPEG or PNG of at most 10 MB, told by its content. A PDF with scripts, programs or other files in it is
         *     `active_pdf`, an encrypted one `encrypted_pdf`, one that cannot be read as a whole `unreadable_pdf`. Only an operator can
         *     read it; it is deleted after 24 hours unless an application names its address. One network may call 20 times an hour.
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
         * Who is signed in
         * @description Also serves as the check that a stored token still holds.
         */
        get: operations["getCustomer"];
        put?: never;
        /**
         * Change name and telephone number
         * @description What is the same already changes nothing, whatever `replaces` says. Where something else stands there by now than
         *     `replaces` says, as another tab or device has changed it, it answers 409 `profile_changed` with what stands there in
         *     `params.first_name`, `params.last_name` and `params.phone`, which is empty where there is none. Orders that were placed
         *     keep what they were placed with.
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
         * What stands around every page
         * @description Who is signed in, how many lines the cart has, the first ten categories and the twenty most used tags: what the calls for each of them answer, in one.
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
         * The company of who is signed in
         * @description With its VAT number, and what is known of it.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say which VAT number the company has
         * @description Written like a number of its country, with its two letters in front (400 `invalid_vat_id`); blanks, dots and hyphens do
         *     not matter. Another number begins as `unchecked` and is looked into behind the shop's back; nothing waits for it, and
         *     orders that were placed stay as they were booked. The number that the company has already changes nothing, whatever
         *     `replaces` says. Where the company has another number than `replaces` by now, it answers 409 `vat_id_changed` with
         *     the present one in `params.vat_id`, which is empty where it has none, and the one that was sent in `params.given`.
         *
         *     Anybody who signs in for a company gives its first number. Only its owners replace one: others get 403 `owner_only`,
         *     with the owners' names in `params.owners`. Where no owner can sign in, anybody may. The owners hear of each change by
         *     e-mail, with the number before and after.
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
         * The company's address book
         * @description By name.
         */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Store an address
         * @description For everybody of the company. The same place is not stored twice, however it is named: 409 `address_exists` with the
         *     one that is there in `params.id` and `params.name`. With 500 addresses the book is full: 409 `address_book_full`.
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
         * @description Orders and carts keep what they have. Where a colleague has changed it since `version`, it answers 409
         *     `address_changed`; where it is removed already, 404 `address_not_found`.
         */
        delete: operations["removeAddress"];
        options?: never;
        head?: never;
        /**
         * Change a stored address
         * @description Replaces all of it. Orders and carts keep what they have. Where a colleague has changed it since `version`, it answers
         *     409 `address_changed` with the present one in `params.name` and `params.version`; where it is removed, 404
         *     `address_not_found`; where the place is stored under another name, 409 `address_exists`.
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
         * @description Needs the present one: another is refused with 400 `wrong_password`, ten times in 15 minutes of one sign-in (429). The new one is
         *     judged as everywhere (400 `weak_password`). Ends all other sessions of the customer, those of programs too, and tells
         *     them by e-mail; the session that calls goes on. The same call again, within 15 minutes, is answered as the first one
         *     was: its answer may have been lost.
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
         * @description About an order of the customer's company. The same complaint sent twice within 10 minutes is filed once.
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
         * @description With their state and what the shop answered, the newest first.
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
         * @description One to ten JPEG, PNG or WebP pictures of at most 10 MB each, told by their content. They are encoded anew, which
         *     removes where they were taken. Their addresses open to the company's own sessions only. Deleted after 24 hours unless a complaint names them.
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
         * @description Products for sale only, last added first. Entries end after 30 days.
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
         * @description A product that is there already starts its 30 days anew.
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
         * @description The 30 days go on. With `replaces`, another note than that one is not written over: 409 `note_changed`, with the
         *     present one in `params.note`. A product that is not on the wishlist any more is 404 `not_on_wishlist`.
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
         * @description Such as a whole cart. All or nothing.
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
         * @description Products that are not on it are passed over.
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
         * Add a product, or remove it
         * @description With `in_wishlist` in the body the product is on the wishlist afterwards, or off it, as that says: sent twice, or
         *     after a colleague did the same, it changes nothing. Without it the call adds what is not there and removes what is.
         *     `in_wishlist` of the answer says which of the two it is now.
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
         * @description A product that is not on it counts as removed.
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
         * Remove everything
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
    "/store/orders/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What ordering the same again would bring
         * @description Each line of an order with what has changed since; nothing enters the cart before it is added.
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
    "/store/customer/usual-articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's usual articles
         * @description What it orders again and again, with the last quantity, what that costs now, and how often it is ordered.
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
         * @description All categories in the shop's order, each followed by those below it. Open to visitors.
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
         * One category
         * @description Open to visitors. Refused with `category_not_found` where there is no such category.
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
         * @description All filters are joined by "and"; several brands or tags by "or" among themselves. Parameters that are not listed here are ignored.
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
         * @description Newest first, with a search and one category.
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
         * Something of everything
         * @description The newest product of each category in turn, in the shop's order of categories, then the second newest of each, and so on.
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
         * @description Shown once an operator has approved it. The name shown is the customer's own, whatever `user_name` says. A customer
         *     reviews a product once; a rejected review may be followed by another.
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
         * @description Approved ones only, with the figures over all of them, whatever was asked for. Open to visitors.
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
    "/store/flash-sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The running flash sale
         * @description Its products with what they cost now and what they cost otherwise. Null and none where no sale runs.
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
    "/store/banner/get-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One banner
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
         * Write to the shop
         * @description Files a message for the operator. Open to visitors; ten calls an hour from one network, whether or not they are accepted.
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
         * @description Adds pieces; a variant that is already there gets more. All or nothing: what does not fit, because a cart takes 1,500
         *     lines at most, answers 409 `cart_full` with `limit` and `lines`. More pieces of what the cart holds always fit.
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
         * @description Adds pieces as `addCartItems` does, each article for itself: what cannot be added is passed over and reported, and
         *     the others are added. Nothing is added in part. Of a variant that is named twice the pieces are added up. New lines are
         *     added in the order they are named, until the cart has 1,500; the rest is reported as `cart_full`.
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
         * @description The quantity is absolute. With `replaces`, a line that holds another quantity by now answers 409 `line_changed` with
         *     the cart as it is.
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
         * @description Quantities are absolute. A row names a line of the cart by `item_id`, or an article by `sku`, which is added where
         *     the cart does not have it. Rows that cannot be applied are passed over and reported; the others are applied. Of
         *     rows that name the same article the first one counts: a form asks first what is meant, see `variant_id`. New lines are
         *     added in the order of the rows, until the cart has 1,500; the rest is reported as `cart_full`.
         *     With `preview`, nothing is changed and the report says what would happen.
         */
        post: operations["bulkSetCartItems"];
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
         * @description Lines that are gone already are passed over; where none of them is in the cart, nothing is removed.
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
         * @description Shipping, delivery and VAT follow its country. The company's later carts begin with the first one that was given, or
         *     with that of its last order.
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
         * @description Where the invoice goes. Later carts begin with it as with the delivery address.
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
         * @description In the order they were added. One that does not apply at the moment takes nothing off and stays there.
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
         * @description Upper and lower case count alike, and a code that is there already stays as it is. All or nothing; at most 5 on one
         *     cart (409 `too_many_promo_codes`). Each applies to what the goods cost after those before it, never to shipping.
         *     404 `unknown_promo_code` also for one that has not begun; 20 of them an hour for one customer. 409
         *     `promo_code_ended`, `promo_code_used_up`, or `promo_code_minimum`, which says how much is missing.
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
         * @description Codes that are not on the cart are passed over.
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
         * Note what the order is known by
         * @description Purchase order number, reference, note and the hours goods are taken in; they go with the order. No cart is begun for
         *     them: 400 `empty_cart` where none is open.
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
         * When an order placed now would arrive
         * @description The cart's `delivery` in words: by the days of the shipping option that applies, counted in working days of the
         *     country it goes to, from today or, after the cut-off, from the next working day; a week is seven calendar days. For
         *     an empty cart, by the option that goods of any amount go by.
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
         *     the cart completed in the last 10 minutes. Stock is taken in the same transaction. A promo code that does not apply
         *     any more refuses the order, with the 409 that adding it would have, until it is removed.
         *     Goods below the cart's `order_minimum` answer 409 `order_minimum`; a cart without `po_number` answers 400
         *     `po_number_required` where `po_required` is set.
         *     With `cart_version` nothing but that version is ordered: another one answers 409 `cart_changed` with the cart as it
         *     is now. A cart that was ordered answers its order whatever version is named. Refusals are not kept under the key.
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
             * @description Keep the session for 30 days instead of 12 hours, and its cookies when the browser is closed.
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
        CartItem: {
            id: string;
            product_id: string;
            product_title: string;
            /** @description Net content and unit of the variant. */
            subtitle: string | null;
            variant_id: string;
            /** @description Which variant: the values of its options, strength, net content and unit, such as "Strength 3 · Single can · 10 mg · 14 g"; empty where there is nothing to say. */
            variant_title: string;
            variant_sku: string | null;
            thumbnail: string | null;
            quantity: number;
            /** @description Net price of one piece at this quantity. */
            unit_price: number;
            /** @description All tiers of the variant, by rising quantity. */
            prices: components["schemas"]["Price"][];
            /** @description Pieces in a full carton; null where it comes in none. */
            carton_size: number | null;
            /** @description Whether the law lets it into the country of delivery. An order of what it does not is refused. */
            deliverable: boolean;
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
        TaxRate: {
            /** @description Such as 13.5. */
            percent: number;
            /** @description Goods less discount, and their part of the shipping. */
            net: number;
            /** @description Of the lines and of their part of the shipping, each rounded half-up. */
            tax: number;
        };
        /**
         * @description Value added tax by the law of one day. Shipping and discounts follow the goods.
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
             * @description domestic: by the rates of the seller's country; registered_abroad: by those of the country it is delivered to;
             *     intra_eu and export: without tax.
             * @enum {string}
             */
            treatment: "domestic" | "registered_abroad" | "intra_eu" | "export";
            /**
             * @description Why it is taxed so. vat_id_missing: the delivery leaves for another member state, and the company has given no
             *     VAT number of another one; vat_id_unconfirmed: it has, and nobody has confirmed it.
             * @enum {string}
             */
            explanation_code: "domestic" | "registered_abroad" | "intra_eu" | "vat_id_missing" | "vat_id_unconfirmed" | "export";
            /**
             * Format: date
             * @description The day whose law counts: the first one it may be delivered on; once an order has left, the day it did.
             */
            date: string;
            /** @description By rising percent; none for an empty cart. The sum of their tax is tax_total. */
            rates: components["schemas"]["TaxRate"][];
            /** @description The number it is sold under. */
            seller_vat_id: string | null;
            /** @description The company's number, whether it counts or not. */
            buyer_vat_id: string | null;
        };
        /**
         * @description Where the shop delivers.
         * @enum {string}
         */
        CountryCode: "se" | "no" | "dk" | "fi" | "us" | "gb" | "de";
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
         * @description The first and last day an order may arrive on, by the calendar of the country it goes to.
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
         * @description By the terms agreed for the company's account.
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
             * @description By the store's calendar; of a cart, as if it were ordered today.
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
            /** @description As it was made. */
            code: string;
            /**
             * @description `minimum`: the goods do not reach what it needs.
             * @enum {string}
             */
            reason: "ended" | "used_up" | "minimum";
        };
        /** @description total = item_total − discount_total + shipping_total + tax_total. */
        Cart: {
            /** @description Null until the first piece is added. */
            id: string | null;
            /**
             * @description Rises with every change, and whenever a price, sale, promo code, shortage, delivery or VAT is another than before.
             *     0 where there is no open cart.
             */
            version: number;
            /** @description Whose change made this version; null where a price, promo code, stock, delivery or VAT did. */
            changed_by: {
                name: string;
                /** @description The customer of this session. */
                is_you: boolean;
            } | null;
            currency_code: string;
            /**
             * @description In the order they were added. A cart takes 1,500 lines: a further one is refused as `cart_full`. One that has more, from
             *     before there was a limit, can be changed and ordered all the same.
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
             * @description The first day, until the last one of `delivery`, from which other rates hold for what is in it: the law of the day
             *     the goods leave decides. Null where no change is known.
             */
            tax_changes_on: string | null;
            total: number;
            /** @description The country of the delivery address, else of the company. Shipping and tax follow it. */
            delivery_country_code: components["schemas"]["CountryCode"];
            /** @description The option that applies; null for an empty cart. */
            shipping_option: components["schemas"]["ShippingOption"] | null;
            shipping_address: components["schemas"]["Address"] | null;
            billing_address: components["schemas"]["Address"] | null;
            /** @description When an order placed now arrives; null for an empty cart. */
            delivery: components["schemas"]["DeliveryWindow"] | null;
            payment: components["schemas"]["Payment"];
            /** @description The buyer's own number of the purchase order. */
            po_number: string | null;
            /** @description Whether the company places no order without such a number. */
            po_required: boolean;
            /** @description Whoever the company asks about it: a person or a cost centre. */
            customer_reference: string | null;
            /** @description For the people who pack and drive. */
            note: string | null;
            /** @description When goods are taken in, in the buyer's words. */
            reception_hours: string | null;
            /** @description Promo codes on the cart that take nothing off, and why. The order is refused until they are removed or apply again. */
            unused_promotions?: components["schemas"]["UnusedPromotion"][];
            /** @description Goods, net, below which no order is taken; null where there is no such limit. */
            order_minimum: number | null;
        };
        /**
         * @description The one shape of every refusal.
         * @example {
         *       "type": "conflict",
         *       "code": "insufficient_inventory",
         *       "message": "Only 12 of \"Sältan Salt Liquorice Fish\" are in stock.",
         *       "params": {
         *         "title": "Sältan Salt Liquorice Fish",
         *         "left": 12
         *       }
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
            /**
             * @description Field name to what is wrong with it. Forms have words of their own for texts that begin with `is required`,
             *     `is longer than`, `is not written as expected`, `must be one of` or `must not be before today`.
             */
            fields?: {
                [key: string]: string;
            };
            /**
             * @description The values that the message names, for callers that say the refusal in words of their own: `title` and `left` of
             *     `insufficient_inventory`, `limit` and `lines` of `cart_full`, `code` of a promo code, `most` of a limit, `minutes` of `too_many_attempts` and so on.
             */
            params?: {
                [key: string]: string | number;
            };
            /** @description The cart as it is now, where the refusal is that it is not as it was shown (`cart_changed`, `line_changed`). */
            cart?: components["schemas"]["Cart"];
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
        /** @description An e-mail address. */
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
            /** @description Seconds until another code may be asked for. */
            resend_after: number;
            /** @description Seconds that a code works. */
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
            /** @description Not one that is easy to guess: the e-mail, the company, a sequence or a repetition. */
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
            /** @description Its name, such as Firefox; null where it did not say, as programs do not. */
            browser: string | null;
            /** @description What it runs on, such as Windows; null where it did not say. */
            system: string | null;
            /**
             * Format: date-time
             * @description When it was signed in.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description Of its last call, or up to an hour before.
             */
            last_used_at: string;
            /** @description Whether it is the one that calls. */
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
             * @description At most 10 characters; spaces and hyphens between them do not count and are not kept. Where the country is
             *     Sweden 10 digits, Norway 9, Denmark 8, Finland 8 of which the last one is right.
             */
            employer_id: string;
            /** @description 9 digits; spaces and hyphens between them are not kept. */
            duns_number: string;
            /** @description Free text. */
            country: string;
            type_of_business: components["schemas"]["BusinessType"];
            /** @description The address of a website, with http or https before it or without. */
            company_website: string;
            number_of_employees: number;
            /** @description In euro. */
            annual_revenue: number;
        };
        /** @description 5 to 15 digits, with a plus before them and spaces, brackets, dots, slashes and hyphens between them or without. */
        Phone: string;
        ContactPersonRequest: {
            full_name: string;
            job_title: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            /**
             * Format: date
             * @description Not before today in the store's time zone.
             */
            preferred_delivery_days: string;
        };
        OrderPreferencesRequest: {
            products_of_interest: string;
            specific_brands: string;
            /** @description Pieces in a month. */
            estimated_order_volume: number;
            /** @description Orders in a month. */
            order_frequency: number;
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
        PaymentAndShippingRequest: {
            fda_registration_status: components["schemas"]["FdaRegistrationStatus"];
            tax_id_exemption: string;
            preferred_payment_method: components["schemas"]["PaymentMethod"];
            payment_connection?: components["schemas"]["PaymentConnectionRequest"];
            credit_check_required?: boolean;
            importing_experience_from_europe?: boolean;
            shipping_preferences: components["schemas"]["ShippingPreference"];
            customs_broker: string;
        };
        /**
         * @description SHA-256 of the text that was shown, in UTF-8, its lines joined by line feeds. It is filed with the consent; another
         *     text than the one in force is refused with `consent_text_changed`. Without it nothing says which text was shown.
         */
        TextHash: string;
        UploadAndConsentRequest: {
            retail_program_interest?: boolean;
            /** @description Separated by commas. */
            sales_channels?: string;
            how_did_you_hear_about_us?: string;
            reselling_exclusive_or_new_products?: boolean;
            /** @description The address that the licence upload answered. */
            upload_licenses: string;
            /** @constant */
            terms_and_conditions: true;
            terms_and_conditions_sha256?: components["schemas"]["TextHash"];
            /** @constant */
            gdpr_consent: true;
            gdpr_consent_sha256?: components["schemas"]["TextHash"];
            newsletter_subscription?: boolean;
        };
        /**
         * @description Grouped by the five steps of the application.
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
        /** @description As Phone; empty where there is none. */
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
        };
        /**
         * @example {
         *       "token": "appl_01a.3q2-7wFhTn0"
         *     }
         */
        ApplicationStatusRequest: {
            /** @description What the link of the confirmation e-mail, or of one that asked for more, has behind its `#`. */
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
             * @description `asked`: the applicant was asked for more by e-mail, and has sent nothing since.
             * @enum {string}
             */
            status: "received" | "asked" | "approved" | "declined";
            /** Format: date-time */
            received_at: string;
            /**
             * Format: date-time
             * @description Null while it is not decided.
             */
            decided_at: string | null;
        };
        /** @description What the link of the e-mail that asked for more has behind its `#`. */
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
            /** @description In the words of the e-mail. */
            question: string;
            request: components["schemas"]["RegistrationRequest"] | components["schemas"]["AccessRequest"];
            /** @description The uploaded file; null for short requests. Its address is in `request`. */
            license: components["schemas"]["SentLicense"] | null;
        };
        /** @description The token of the link, and the five steps as they are now. */
        ApplicationAnswerRequest: {
            token: components["schemas"]["QuestionToken"];
            company_info: components["schemas"]["CompanyInfoRequest"];
            contact_person: components["schemas"]["ContactPersonRequest"];
            order_preferences: components["schemas"]["OrderPreferencesRequest"];
            payment_and_shipping: components["schemas"]["PaymentAndShippingRequest"];
            upload_and_consent: components["schemas"]["UploadAndConsentRequest"];
        };
        /** Format: binary */
        File: Blob;
        LicenseUploadRequest: {
            files: components["schemas"]["File"][];
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
                /** @description Its address: what an application or a complaint names. */
                url: string;
                /** @description As its owner calls it. */
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
         *       "phone": "+46 31 555 01 10"
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
        };
        CustomerAnswer: {
            customer: components["schemas"]["Customer"];
        };
        /** @description What was shown when the change was typed. */
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
            /** @description Empty for who has one name only. */
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
            /** @description Published products in it and in categories below it. */
            product_count: number;
        };
        Shell: {
            customer: components["schemas"]["Customer"];
            /** @description Lines in the cart. */
            cart_count: number;
            /** @description In their order. */
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
            /** @description In capitals, without blanks; null where none was given. */
            vat_id: string | null;
            /**
             * @description `unchecked` while nobody has looked into it, and where there is no number; `unavailable` where the register could
             *     not be asked: its last `valid` counts for 30 days.
             * @enum {string}
             */
            vat_id_status: "unchecked" | "valid" | "invalid" | "unavailable";
            /** @description Who said so, the register of the European Union or the shop; null while it is `unchecked`. */
            vat_id_source: ("vies" | "operator") | null;
            /**
             * Format: date-time
             * @description When it was looked into; null while it is `unchecked`.
             */
            vat_id_checked_at: string | null;
            /**
             * @description The names of the company's owners, if only they may replace the number and the caller is none of them; empty if the
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
            /** @description The number that was shown; null where none was. */
            replaces: string | null;
        };
        /** @description An address in the company's address book. */
        StoredAddress: {
            id: string;
            name: string;
            /** @description When goods are received there; null if it is not known. */
            reception_hours: string | null;
            /** @description Grows with every change of it. */
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
            /** @description Or state. Required for a country whose addresses have one: the United States. */
            province?: string;
            country_code: components["schemas"]["CountryCode"];
            /** @description As the country writes it. */
            postal_code: string;
            phone?: components["schemas"]["OptionalPhone"];
            company?: string;
            /**
             * @description When goods are received there. As the delivery address of a cart it sets the cart's `reception_hours`; empty clears
             *     them, left out they stay. Ignored for a billing address.
             */
            reception_hours?: string;
            metadata?: {
                [key: string]: string;
            };
        };
        StoreAddressRequest: {
            /** @description What the company calls the place. */
            name: string;
            address: components["schemas"]["AddressRequest"];
        };
        StoredAddressAnswer: {
            address: components["schemas"]["StoredAddress"];
        };
        ChangeAddressRequest: {
            /** @description What the company calls the place. */
            name: string;
            address: components["schemas"]["AddressRequest"];
            /** @description The one that was shown. */
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
            /** @description Not one that is easy to guess: the e-mail, the company, a sequence or a repetition. */
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
            /** @description One for each full 10 EUR of goods on placed orders. */
            loyalty_points: number;
        };
        /** @enum {string} */
        ComplaintType: "Product Defective" | "Missing Parts" | "Wrong Item" | "Damaged Package" | "Late Delivery" | "Other";
        ComplaintLineRequest: {
            /** @description A line of the order. */
            item_id: string;
            /** @description In pieces; at most as many as were ordered. */
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
            /** @description Addresses that the picture upload answered. */
            images?: string[];
            order_id: string;
            /**
             * @description The lines of the order it is about, each named once; the whole order if none is named. A line of another order is 400
             *     `unknown_line`, one that is named twice 400 `line_named_twice`, more pieces than were ordered 400 `too_many_pieces`.
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
            /** @description The case number people say on the phone. */
            display_id: number;
            /** Format: date-time */
            created_at: string;
        };
        /**
         * @description `open`: the shop still has to answer or to do something; `closed`: it has settled it.
         * @enum {string}
         */
        ComplaintStatus: "open" | "closed";
        /** @description Somebody of the company, by name. */
        OrderPlacer: {
            /** @description First and last name. */
            name: string;
            /** @description The customer of this session. */
            is_you: boolean;
        };
        /** @description Pieces of an order's line that a complaint is about. */
        ComplaintLine: {
            /** @description The line of the order. */
            item_id: string;
            product_title: string;
            variant_title: string;
            variant_sku: string | null;
            /** @description How many pieces are concerned. */
            quantity: number;
            ordered_quantity: number;
        };
        /** @description What the shop answered, as its e-mail says it. */
        ComplaintAnswer: {
            id: string;
            text: string;
            /** Format: date-time */
            created_at: string;
        };
        Complaint: {
            id: string;
            /** @description The case number people say on the phone. */
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
            /** @description Null once the person was erased. */
            filed_by: components["schemas"]["OrderPlacer"] | null;
            /** @description The lines of the order it is about, in the order's sequence; empty if it is about the whole order. */
            lines: components["schemas"]["ComplaintLine"][];
            /** @description Addresses of its pictures, in the order they were sent. They open only with a session of the company. */
            images: string[];
            /** @description The first answer first. */
            answers: components["schemas"]["ComplaintAnswer"][];
        };
        ComplaintList: {
            complaints: components["schemas"]["Complaint"][];
            count: number;
            limit: number;
            offset: number;
        };
        PictureUploadRequest: {
            files: components["schemas"]["File"][];
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
        /** @description That the law keeps a product out of where it would be delivered. */
        KeptOut: {
            country_code: components["schemas"]["CountryCode"];
            /**
             * @description Which of its variants.
             * @enum {string}
             */
            variants: "all" | "some";
        };
        /** @description What a product card shows. */
        ProductCard: {
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
            /** @description The first variant's, made for 40 px; null where there is none. */
            stamp: string | null;
            category: components["schemas"]["CategoryReference"];
            has_multiple_variants: boolean;
            /** @description The only variant; null where there are several or none. */
            variant_id: string | null;
            prices: components["schemas"]["CardPrices"];
            /** @description Left out where no bulk tier exists. */
            bulk_prices?: components["schemas"]["CardPrices"];
            /** @description Without the running sale; left out where none runs for it. */
            original_prices?: components["schemas"]["CardPrices"];
            bulk_min_quantity: number | null;
            /** @description Over all variants. */
            inventory_quantity: number;
            /** @description On the wishlist of the customer's company. */
            is_in_wishlist: boolean;
            is_new: boolean;
            average_rating: number | null;
            total_reviews: number;
            /** @description Values of an option named Colour. */
            colors: string[];
            /** @description Milligrams of nicotine in one pouch, of all variants, rising; none where none is stated. */
            strengths_mg: number[];
            /** @description That the law keeps it out of where the company's cart is delivered, or would be; null where it does not. */
            kept_out: components["schemas"]["KeptOut"] | null;
            /** @description What is charged now for the only variant, a running sale included, by rising quantity; empty where there are several variants or none. */
            tiers: components["schemas"]["Price"][];
            /**
             * Format: date-time
             * @description When the company last ordered it, in whatever variant; null where it never did. Canceled orders do not count.
             */
            last_ordered_at: string | null;
            /** @description Pieces of it in that order. */
            last_quantity: number | null;
        };
        /** @description A product on the wishlist, as its card shows it. */
        WishlistItem: components["schemas"]["ProductCard"] & {
            note: string | null;
            /** @description The variant it was added as; null where none was named. */
            wished_variant_id: string | null;
            /** @description Which variant, as a line of the cart calls it; null where none was named. */
            wished_variant_title: string | null;
            /**
             * Format: date-time
             * @description When the company last ordered it, or the variant that was named; null where it never did. Canceled orders do not count.
             */
            last_ordered_at: string | null;
            /** @description Pieces of it in that order. */
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
            /** @description Where one product was meant: whether it is on the wishlist now. */
            in_wishlist?: boolean;
            /** @description How many products are on it now. */
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
            /** @description Nothing but space takes the note away. */
            note: string;
            /** @description The note that was shown; null where there was none. */
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
            /** @description Whether the product is to be on the wishlist; without it, the opposite of what is. */
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
         * @description How much of an order has left, beside its `fulfillment_status`. `none`: nothing; `partial`: some pieces, and more will follow; `all`: all
         *     that will come; `delivered`: all of that has arrived.
         * @enum {string}
         */
        ShipmentState: "none" | "partial" | "all" | "delivered";
        /** @enum {string} */
        PaymentStatus: "awaiting" | "authorized" | "captured" | "refunded";
        /** @description Where an order goes, in short. */
        ShipTo: {
            address_1: string;
            city: string;
            country_code: components["schemas"]["CountryCode"];
        };
        OrderListItem: {
            id: string;
            display_id: number;
            /** Format: date-time */
            created_at: string;
            /** @description Null once the person was erased. */
            placed_by: components["schemas"]["OrderPlacer"] | null;
            status: components["schemas"]["OrderStatus"];
            fulfillment_status: components["schemas"]["FulfillmentStatus"];
            shipment_state: components["schemas"]["ShipmentState"];
            /** @description Ordered in all lines. */
            pieces: number;
            /** @description Of those, how many have left. */
            shipped_pieces: number;
            payment_status: components["schemas"]["PaymentStatus"];
            currency_code: string;
            total: number;
            /** @description What was given back, with tax. */
            refunded_total: number;
            /** @description What is still to be paid, with tax: the total less refunds; 0 once it is paid, refunded or canceled. */
            amount_due: number;
            po_number: string | null;
            customer_reference: string | null;
            ship_to?: components["schemas"]["ShipTo"];
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
            variant_id: string;
            product_title: string;
            /** @description Which variant, as the cart called it when it was ordered. It stays so when the catalogue changes. */
            variant_title: string;
            variant_sku: string | null;
            thumbnail: string | null;
            quantity: number;
            /** @description Pieces that have left. */
            shipped_quantity: number;
            /** @description Pieces that will not be shipped. */
            closed_quantity: number;
            unit_price: number;
            subtotal: number;
            discount_total: number;
            tax_total: number;
            total: number;
            status: components["schemas"]["FulfillmentStatus"];
        };
        /** @description Who is billed, the company by its legal name. */
        OrderBuyer: {
            name: string;
            /** @description In the register of its country; null if it is not known. */
            organisation_number: string | null;
            /** @description The one the order was taxed with, else the company's; null if it has none. */
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
            /** @description What it takes off the goods of this cart or order; 0 where it does not apply at the moment. */
            discount_total: number;
            currency_code: string;
        };
        /** @description Pieces of an order's line. */
        OrderPieces: {
            /** @description The line of the order. */
            item_id: string;
            quantity: number;
        };
        Shipment: {
            id: string;
            carrier: string;
            /** @description Where the parcel can be followed; an https address. */
            tracking_url: string | null;
            /**
             * Format: date-time
             * @description When the shop sent it.
             */
            shipped_at: string;
            /**
             * Format: date-time
             * @description When its carrier took it; null before and if it was not recorded.
             */
            handed_over_at: string | null;
            /**
             * Format: date-time
             * @description When it arrived; null before and if it was not recorded.
             */
            delivered_at: string | null;
            /** @description What is in it; empty if it was not recorded. */
            lines: components["schemas"]["OrderPieces"][];
        };
        Refund: {
            id: string;
            /** @description With tax. */
            amount: number;
            /** @description What the seller wrote; null once the buyer was erased. */
            reason: string | null;
            /** Format: date-time */
            refunded_at: string;
            /** @description The pieces it is for; empty if it is an amount. */
            lines: components["schemas"]["OrderPieces"][];
        };
        Order: {
            id: string;
            display_id: number;
            /** Format: date-time */
            created_at: string;
            /** @description Null once the person was erased. */
            placed_by: components["schemas"]["OrderPlacer"] | null;
            status: components["schemas"]["OrderStatus"];
            fulfillment_status: components["schemas"]["FulfillmentStatus"];
            shipment_state: components["schemas"]["ShipmentState"];
            /** @description Ordered in all lines. */
            pieces: number;
            /** @description Of those, how many have left. */
            shipped_pieces: number;
            payment_status: components["schemas"]["PaymentStatus"];
            currency_code: string;
            email: string;
            items: components["schemas"]["OrderItem"][];
            item_subtotal: number;
            discount_total: number;
            shipping_total: number;
            tax_total: number;
            /** @description As it was booked; null for orders from before the shop kept it. */
            tax: components["schemas"]["Tax"] | null;
            /**
             * @description Whether the day of the tax is fixed: it is the one the goods left on, and its law holds. Before that `tax.date` is
             *     the day they are expected on.
             */
            tax_fixed: boolean;
            /** @description What the tax came to when the order was placed; `tax_total` is another amount where the law changed until the goods left. */
            placed_tax_total: number;
            total: number;
            /** @description What was given back, with tax. */
            refunded_total: number;
            /** @description What is still to be paid, with tax: the total less refunds; 0 once it is paid, refunded or canceled. */
            amount_due: number;
            shipping_address: components["schemas"]["Address"];
            billing_address: components["schemas"]["Address"];
            buyer?: components["schemas"]["OrderBuyer"];
            /** @description What was promised; null for orders from before the shop kept it. */
            delivery: components["schemas"]["DeliveryWindow"] | null;
            /** @description As it was agreed; null for orders from before the shop kept it. */
            payment: components["schemas"]["Payment"] | null;
            po_number: string | null;
            customer_reference: string | null;
            note: string | null;
            reception_hours: string | null;
            /** @description Promo codes it was placed with. */
            promotions: components["schemas"]["Promotion"][];
            /** @description Parcels, first sent first. */
            shipments: components["schemas"]["Shipment"][];
            /** @description Money given back, first given first. */
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
            /** @description Which variant, as the order has it. */
            variant_title: string;
            variant_sku: string | null;
            thumbnail: string | null;
            /**
             * @description reduced: less is left in stock, beside what the cart holds already, than was ordered; gone: not for sale any more,
             *     or nothing is left; not_deliverable: not to the country the cart is delivered to.
             * @enum {string}
             */
            code: "as_before" | "price_changed" | "reduced" | "gone" | "not_deliverable";
            ordered_quantity: number;
            /** @description What can be added now; 0 where nothing can. */
            quantity: number;
            /** @description What the cart holds of it already. */
            cart_quantity: number;
            /** @description What one piece cost in the order. */
            unit_price_before: number;
            /** @description What one piece costs now, at the quantity that the line of the cart would have; null where nothing can be added. */
            unit_price: number | null;
            inventory_quantity: number;
        };
        /** @description What ordering the same again would put into the cart today. Nothing is changed by asking. */
        ReorderPreview: {
            order_id: string;
            display_id: number;
            currency_code: string;
            /** @description As they stand in the order. */
            lines: components["schemas"]["ReorderLine"][];
        };
        /** @description An article the company orders again and again, as far as it is for sale and can be delivered to it. */
        UsualArticle: {
            product_id: string;
            variant_id: string;
            product_title: string;
            /** @description Which variant, as a line of the cart calls it; null where there is nothing to say. */
            subtitle: string | null;
            variant_sku: string | null;
            thumbnail: string | null;
            category: components["schemas"]["CategoryReference"];
            currency_code: string;
            last_quantity: number;
            /** Format: date-time */
            last_ordered_at: string;
            times_ordered: number;
            /** @description Days between two orders of it, as a rule; null where it was ordered once. */
            interval_days: number | null;
            /** @description What one piece costs now, at that quantity. */
            unit_price: number;
            /** @description Whether that is below the price of a single piece. */
            is_better_price: boolean;
            inventory_quantity: number;
        };
        UsualArticles: {
            /** @description Those ordered most often first, lately ordered ones before others. */
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
        /** @description Counts within the current result, each group without its own filter. */
        Facets: {
            categories: components["schemas"]["Facet"][];
            brands: components["schemas"]["Facet"][];
            tags: components["schemas"]["Facet"][];
            /** @description Milligrams of nicotine in a pouch, the lowest first. */
            strengths?: components["schemas"]["Facet"][];
            flavours?: components["schemas"]["Facet"][];
            /** @description What pieces are called. */
            packs?: components["schemas"]["Facet"][];
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
            /** @description How many gave how many stars, five stars first; always five entries. */
            ratings: {
                rating: number;
                count: number;
            }[];
            /** @description How many there are of what was asked for. */
            count: number;
            limit: number;
            offset: number;
        };
        Image: {
            id: string;
            url: string;
            /** @description The same for the product's own page, made for 480 px; null where there is only one. */
            large: string | null;
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
        /**
         * @description The list of ingredients of a label, with what the law has emphasised in it (Regulation (EU) 1169/2011, articles 9 and 21).
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
            /** @description By falling weight, as it stands on the label. */
            text: string;
            /** @description The words of the text that name allergens, to be emphasised wherever they stand in it; none where it names none. */
            allergens: string[];
            /** @description Allergens that traces of may be in it. */
            may_contain: string[];
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
            /** @description What a nicotine pouch tastes of, as far as laws tell flavours apart; null where it is not stated. */
            flavour_class: components["schemas"]["FlavourClass"] | null;
            /** @description What it is made of, as its label says; null where the shop has not been told. */
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
            /** @description Of approved reviews, one decimal; null without any. */
            average_rating: number | null;
            total_reviews: number;
        };
        /**
         * @description A law that keeps a product, or its strong variants, out of a country. It is judged on the day of delivery.
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
             * @description What it has against the product: that it is sold at all, its flavour, or too much nicotine.
             * @enum {string}
             */
            reason: "sale" | "flavour" | "strength";
            /** @description Milligrams of nicotine in one pouch up to which a variant is let in; null where the strength makes no difference. */
            max_strength_mg: number | null;
            /**
             * Format: date
             * @description The first day it holds; null where it held before anybody asked.
             */
            valid_from: string | null;
            /**
             * Format: date
             * @description The last day it holds; null where no end is known.
             */
            valid_to: string | null;
            /** @description Where it is written, as far as the shop knows. */
            source: string | null;
        };
        /** @description Where the company's cart is delivered, or would be, and the first day that goods of any amount may arrive there on. */
        Destination: {
            country_code: components["schemas"]["CountryCode"];
            /** Format: date */
            date: string;
        };
        /**
         * @description A deposit that is paid back for the empty can or bottle.
         * @example {
         *       "kind": "small",
         *       "amount": 2,
         *       "currency_code": "sek",
         *       "valid_from": "2025-09-01"
         *     }
         */
        Deposit: {
            /**
             * @description Of the can or bottle.
             * @enum {string}
             */
            kind: "small" | "large";
            /** @description Of one can or bottle. */
            amount: number;
            currency_code: string;
            /**
             * Format: date
             * @description The first day it is this much.
             */
            valid_from: string;
        };
        VariantOption: {
            option_id: string;
            value: string;
        };
        VariantBase: {
            id: string;
            /** @description The values of its options, joined by " / "; a number stands behind the name of its option: "Strength 3 / Single can". Of a product without options the net content, else the unit. */
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
            /** @description How many of the product's smallest pack it holds, where it is sold in several: 1 for a can, 10 for a roll of ten. The bulk minimum counts these. */
            pieces: number;
            /** @description Pieces in a full carton, the step that buyers order in; null where it comes in none. */
            carton_size: number | null;
            /** @description Milligrams of nicotine in one pouch; null where it is not stated. */
            strength_mg: number | null;
            /** @description Pieces in stock. */
            inventory_quantity: number;
            options: components["schemas"]["VariantOption"][];
            /** @description The url of the picture that shows it. */
            thumbnail: string | null;
            /** @description The same for lines of lists, made for 40 px; null where there is none. */
            stamp: string | null;
        };
        /** @description A variant with its prices, for customers. */
        Variant: components["schemas"]["VariantBase"] & {
            /** @description What is charged now, a running sale included; tiers by rising quantity. */
            prices: components["schemas"]["Price"][];
            /** @description What is charged without the running sale; left out where none runs for the product. */
            original_prices?: components["schemas"]["Price"][];
        };
        /** @description A product as an approved customer sees it. */
        Product: components["schemas"]["ProductBase"] & {
            /** @constant */
            priced: true;
            /** @description The first bulk tier's quantity; null where there is no bulk price. */
            bulk_min_quantity: number | null;
            /**
             * @description The laws that keep it out of countries, those that do not hold yet and those that hold no more included. It may
             *     be delivered to every other country.
             */
            market_limits: components["schemas"]["MarketLimit"][];
            destination: components["schemas"]["Destination"];
            /** @description What lies on each can or bottle; null where nothing does. It is not charged here, and is in no price or sum. */
            deposit: components["schemas"]["Deposit"] | null;
            /** @description On the wishlist of the customer's company. */
            is_in_wishlist: boolean;
            variants: components["schemas"]["Variant"][];
        };
        /** @description A variant as visitors see it, without prices. */
        VisitorVariant: components["schemas"]["VariantBase"];
        /** @description A product as visitors see it. It has no price field anywhere. */
        VisitorProduct: components["schemas"]["ProductBase"] & {
            /** @constant */
            priced: false;
            /** @description Pieces of its smallest pack from which one costs less than before, 1 first; what it costs, customers see. */
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
             * @description The server ends the sale at this moment.
             */
            end_date: string;
        };
        FlashSaleAnswer: {
            flash_sale: components["schemas"]["FlashSale"] | null;
            /** @description In the sale's own order; each with `original_prices`. */
            products: components["schemas"]["ProductListItem"][];
            /**
             * Format: date-time
             * @description For a countdown on a clock that goes wrong.
             */
            server_time: string;
        };
        /** @description Words and pictures of one place in the shop, as an operator set them. */
        Banner: {
            id: string;
            banner_name: string;
            dimensions: string | null;
            background_color: string | null;
            title: string;
            /** @description By their names, such as `subtitle`; the values banner has `Tab Name-1`, `Business Name-1` and so on. */
            texts: {
                [key: string]: string;
            };
            buttons: {
                text: string;
                /** @description A path of this shop or an https address the operator allows. */
                url: string;
            }[];
            /** @description By their names, `1` to `5`. */
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
        BulkAddResult: {
            variant_id: string;
            /** @description Pieces asked for. */
            quantity: number;
            /**
             * @description What became of them; `too_many` is more than one line can hold, `cart_full` a line more than the cart can.
             * @enum {string}
             */
            code: "added" | "product_unavailable" | "not_deliverable" | "insufficient_inventory" | "too_many" | "cart_full";
            /** @description Pieces that could be added to what the cart holds. */
            left: number;
        };
        BulkAddAnswer: {
            /** @description Whether at least one article was added. */
            success: boolean;
            message: string;
            /** @description In the order they were first named. */
            results: components["schemas"]["BulkAddResult"][];
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
            /** @description The quantity that was shown. Another one in the cart is not changed; without it the quantity is set whatever it was. */
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
        /** @description What a change of one quantity has changed at least; the rest of the cart is asked for where it is needed. */
        CartLineChanged: {
            line: components["schemas"]["CartItem"];
            totals: components["schemas"]["CartTotals"];
            /** @description The cart's. */
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
            /** @description Pieces to add; below 0 to take away. */
            adjustment: number;
        };
        BulkSetRowRequest: {
            /** @description A line of the cart. */
            item_id?: string;
            /** @description An article, by its SKU or, where none has it, by its GTIN; upper and lower case count alike. */
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
            /** @description Its place in the request, from 0. */
            row: number;
            /** @enum {string} */
            status: "added" | "updated" | "unchanged" | "skipped";
            /** @description Why it was skipped: unknown_sku, unknown_item, product_unavailable, insufficient_inventory, cart_full, duplicate_row or invalid_row; else null. */
            code: string | null;
            message: string;
            item_id: string | null;
            /** @description The article that the row names; null where it names none. */
            variant_id: string | null;
            sku: string | null;
            product_title: string | null;
            /** @description All tiers of the article, by rising quantity; none where the row names none. */
            prices: components["schemas"]["Price"][];
            /** @description Whether the law lets the article into the country of delivery; true where the row names none. It may be in the cart either way, and an order of it is refused. */
            deliverable: boolean;
            /** @description The line's quantity after the call; null where there is no line. */
            quantity: number | null;
        };
        BulkSetAnswer: {
            /** @description Whether at least one row was applied. */
            success: boolean;
            /** @description Says "successful" only where every row was applied, else how many were. */
            message: string;
            applied: number;
            skipped: number;
            results: components["schemas"]["BulkRowResult"][];
            cart: components["schemas"]["Cart"];
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
         * @description What is left out stays as it is; an empty text clears it.
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
         *       "cart_id": "cart_01a",
         *       "cart_version": 7
         *     }
         */
        CompleteRequest: {
            /** @description The cart that was shown when the buyer pressed Place Order. */
            cart_id?: string;
            /** @description The version that was shown. Of another one no order is placed; without it the cart is ordered as it is. */
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
                 *       "message": "Please check what was entered: something is missing or cannot be accepted.",
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
        /**
         * @description A browser sent this from another site's page, or a call with the session's cookie does not say where it comes from.
         *     Nothing of it was read.
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
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not of the type that the call takes. */
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
        /** @description No session, or one that is not valid any more. Where the browser had its cookies, they are removed. */
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
        /** @description Received; it waits for an operator. */
        received: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplicationReceived"];
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
        /** @description Stored, in the order they were sent. */
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
                 *         "files.0": "is larger than 10 MB"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's company leaves this to its owners (`owner_only`), or as CrossSite. */
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
                "application/json": components["schemas"]["Error"];
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
        /** @description What the caller named in `If-None-Match` is still what would be answered. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Done; the cart as it is now. */
        "changed-2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartChanged"];
            };
        };
        /** @description Done; the cart as it is now, or what `Prefer` asked for. */
        quantityChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartChanged"] | components["schemas"]["CartLineChanged"];
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
        /** @description The thing's id. */
        Id: string;
        /**
         * @description As `Idempotency-Key` of other calls, and unguessable, such as a random UUID: nobody is signed in, or the answer has a
         *     secret, and the key alone says whose request it is. Shorter ones are refused.
         */
        UnguessableKey: string;
        /** @description How many to answer at most. */
        Limit: number;
        /** @description How many to pass over. */
        Offset: number;
        /**
         * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
         *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
         *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
         *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
         *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
         */
        IdempotencyKey: string;
        /** @description The thing's id or its handle. Whatever is neither is not found, however it is written. */
        IdOrHandle: string;
        /**
         * @description `return=minimal` asks for the changed line, the totals and the version instead of the whole cart (RFC 7240). Other
         *     preferences are passed over.
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
                    /** @description The session's cookie, the readable one beside it, and the one by which this browser is known again. */
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
            /** @description Accepted, whether or not there is such a customer. */
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
                    /** @description The cookie by which this browser is known when the account's next code is tried. No script reads it. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["InvalidData"];
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
            /** @description The new password holds. */
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
            /** @description What is left. */
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
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left. */
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
                 * @description As `Idempotency-Key` of other calls, and unguessable, such as a random UUID: nobody is signed in, or the answer has a
                 *     secret, and the key alone says whose request it is. Shorter ones are refused.
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
                 * @description As `Idempotency-Key` of other calls, and unguessable, such as a random UUID: nobody is signed in, or the answer has a
                 *     secret, and the key alone says whose request it is. Shorter ones are refused.
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
            /** @description How far it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationStatus"];
                };
            };
            400: components["responses"]["InvalidData"];
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
                 * @description As `Idempotency-Key` of other calls, and unguessable, such as a random UUID: nobody is signed in, or the answer has a
                 *     secret, and the key alone says whose request it is. Shorter ones are refused.
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
                 * @description As `Idempotency-Key` of other calls, and unguessable, such as a random UUID: nobody is signed in, or the answer has a
                 *     secret, and the key alone says whose request it is. Shorter ones are refused.
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
            /** @description The customer as they are now. */
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
            /** @description Head and foot of a customer's page. */
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
            /** @description The company as it is now. */
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
                /** @description The one that was shown. */
                version: number;
            };
            header?: never;
            path: {
                /** @description The thing's id. */
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
                /** @description The thing's id. */
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
            /** @description The address as it is now. */
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
            /** @description The new password holds. */
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
                /** @description Only orders with this in a product's name, their number, their purchase order number or their reference. */
                q?: string;
                /** @description Only orders that are so far. */
                status?: components["schemas"]["OrderStatus"];
                /** @description Only the order that was placed with this cart; none while nobody has placed it. */
                cart_id?: string;
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
    getReorder: {
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
            /** @description The articles; none where nothing was ordered yet. */
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidData"];
        };
    };
    getCategory: {
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
            404: components["responses"]["NotFound"];
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidData"];
        };
    };
    searchProducts: {
        parameters: {
            query?: {
                /** @description Words to find in title, SKU, GTIN, brand, category, tags, options, variants and description, in any order and all of them. Capitals, accents and punctuation do not matter, nor whether a number and its unit or a compound are written as one word or two; the beginning of a word is enough, and words of four letters and more are found inside others too. Words that the shop's operator made synonyms find each other. A word that nothing has stands for those spelt nearly like it. */
                q?: string;
                /** @description A category's name; what stands in categories below it is found too. */
                category?: string;
                /** @description Brand names; repeat the parameter for several. */
                brand?: string[];
                /** @description Tag names; repeat the parameter for several. */
                tags?: string[];
                /** @description Milligrams of nicotine in a pouch, of which a variant has one; repeat the parameter for several. */
                strength?: number[];
                /** @description What a nicotine pouch tastes of; repeat the parameter for several. */
                flavour?: components["schemas"]["FlavourClass"][];
                /** @description What a piece of a variant is called, such as can or roll; repeat the parameter for several. */
                pack?: string[];
                /** @description Lowest card price, in euro. */
                minPrice?: number;
                /** @description Highest card price, in euro. */
                maxPrice?: number;
                /** @description `relevance` where there is a `q`, else `most_popular`, unless told. `relevance` puts a whole SKU or GTIN first, then whole words of the title, beginnings in the title, in the brand, in category and tags, in the description, and last what was found inside words; without a `q` it is `most_popular`, which counts pieces ordered in 90 days. What answers a search equally well stands most popular first, and what is equal in all this newest first. */
                sort?: "relevance" | "most_popular" | "newest" | "price_asc" | "price_desc";
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
                /** @description Words to find, as in the search of products. */
                search?: string;
                /** @description A category's name; what stands in categories below it is found too. */
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
    exploreProducts: {
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
            /** @description Received; it waits for approval. */
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
                /** @description Newest first unless told; of as many stars, the newest first. */
                sort?: "newest" | "highest" | "lowest";
                /** @description Only those that gave so many stars. */
                rating?: number;
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description The thing's id. */
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
            404: components["responses"]["NotFound"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The thing's id or its handle. Whatever is neither is not found, however it is written. */
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
    getBanner: {
        parameters: {
            query: {
                /** @description The banner's id. */
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
            404: components["responses"]["NotFound"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description As `Idempotency-Key` of other calls, and unguessable, such as a random UUID: nobody is signed in, or the answer has a
                 *     secret, and the key alone says whose request it is. Shorter ones are refused.
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
            /** @description What happened to each article, and the cart as it is now. */
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
                 * @description `return=minimal` asks for the changed line, the totals and the version instead of the whole cart (RFC 7240). Other
                 *     preferences are passed over.
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                 * @description `return=minimal` asks for the changed line, the totals and the version instead of the whole cart (RFC 7240). Other
                 *     preferences are passed over.
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
            /** @description What happened to each row, and the cart as it is now. */
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
            /** @description One cart with its codes; none where there is no cart yet. */
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
                /**
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
            /** @description It can. */
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
