// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/admin/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the session
         * @description The calling operator. For every role.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description Takes e-mail, password and the authenticator's six digits together; every refusal gets the same answer. A code
         *     works once. Without the authenticator, `recovery_code` takes the place of the digits: it counts like them, ends
         *     when it is used, and the operator is told by e-mail. After 10 failures of one account from one network, or 50 from one network, within 15 minutes,
         *     further attempts are refused unread. After 10 wrong codes of one account within 15 minutes from anywhere, or 100
         *     in a row until the operator sets up again, no code is accepted and attempts are answered like wrong ones. A
         *     request from another site's page is refused.
         */
        post: operations["signIn"];
        /**
         * Sign out
         * @description Ends the session at once and removes its cookie. For every role.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/session/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count my recovery codes
         * @description How many of the calling operator's codes are unused. For every role.
         */
        get: operations["getRecoveryCodes"];
        put?: never;
        /**
         * Make new recovery codes
         * @description Returns ten codes, once; all earlier ones end. Asks for the password or the six digits of the authenticator.
         *     Wrong ones are 400 `identity_not_confirmed` and count like failed sign-ins. For every role.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/session/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my notifications
         * @description Which e-mails the calling operator receives, by kind, for the kinds the role covers. The default is a digest,
         *     and failed e-mail immediately.
         */
        get: operations["getNotices"];
        put?: never;
        /**
         * Choose my notifications
         * @description Only for the calling operator, so there is no version: the last choice applies. It applies immediately, also to
         *     what is queued for the next digest. A kind that the role does not cover is 403 `role_not_allowed`, and nothing
         *     is changed. If a kind is named twice the last one applies.
         */
        post: operations["updateNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite an operator
         * @description Returns a link, once. Its holder chooses a password and sets up an authenticator within 7 days, as long as the
         *     sender is an owner. For owners. 409 `operator_exists` if an operator has the e-mail; an earlier invitation to
         *     the same e-mail ends.
         */
        post: operations["createInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invites/{id}": {
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
         * Withdraw an invitation
         * @description Its link stops working. For owners.
         */
        delete: operations["deleteInvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invites/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invitation
         * @description The person it is for and the secret for the authenticator, which stays the same while the invitation is valid.
         *     The invitation of the shop's first owner names no one: a shop that starts without an owner prints its link,
         *     valid for 15 minutes.
         */
        get: operations["getInvite"];
        put?: never;
        /**
         * Accept an invitation
         * @description Creates the operator and signs in. The authenticator's code proves that it is set up. The link works once; a
         *     refused attempt does not use it up. The answer contains the recovery codes, once.
         */
        post: operations["acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operators
         * @description All operators, disabled ones last, the valid invitations, and the active API keys and webhooks with their
         *     responsible operators. For owners.
         */
        get: operations["listOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an operator
         * @description Changes the role, or disables or enables the operator; either ends their sessions. For owners. Own account: 409
         *     `own_account`. Last owner: 409 `last_owner`. If the operator has changed since the given `version`: 409
         *     `operator_changed`; a change that is already made is answered like a new one. Invitations and links sent by someone end when they are no longer
         *     an owner. To disable an operator with active API keys or webhooks, name in `keep` those that stay active;
         *     without it, 409 `integrations_undecided` lists them in `integrations`, and nothing is changed. Enabling an
         *     operator again restores none of them.
         */
        post: operations["updateOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/renewals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew an operator's sign-in
         * @description For a lost authenticator or a forgotten password. Returns a link, once, valid for 7 days, to choose both again.
         *     The present ones work until then. For owners. 409 `operator_disabled` if the operator is disabled.
         */
        post: operations["renewOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description All keys, revoked ones last. For owners.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Returns the secret once; it is not stored. Until it expires or is revoked, the key allows the calls that both
         *     its scopes and the present role of its responsible operator cover. For owners.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/api-keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a key
         * @description Immediately and for good. It stays in the list. For owners.
         */
        post: operations["revokeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Oldest first, without their secrets. For owners.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Add a webhook
         * @description Sends each chosen event to the address from now on, signed by Standard Webhooks (`webhook-id`,
         *     `webhook-timestamp`, `webhook-signature`), at least once and in any order. An attempt has 15 seconds and follows
         *     no redirect. Retries come after 1, 5 and 30 minutes, then 2 and 12 hours, 10 attempts in all. A webhook whose
         *     every attempt failed for 5 days is disabled. For owners. A shop has at most 20 (409 `too_many_webhooks`).
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a webhook
         * @description Its address, its events, or whether it is enabled; the secret stays. For owners.
         */
        post: operations["updateWebhook"];
        /**
         * Delete a webhook
         * @description With the log of its deliveries. Deliveries that are being sent may still arrive. For owners.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends `webhook.test` like an event; the log has the result. For owners. 409 `webhook_disabled` if it is
         *     disabled.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries of a webhook
         * @description Newest first, of the last 30 days. For owners.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/webhook-deliveries/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a delivery
         * @description The same message with the same id, whatever its result was. For owners. 409 `webhook_disabled` if the webhook is
         *     disabled.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders of all companies
         * @description Newest first, with the total of all matching orders. For every role.
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
    "/admin/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export orders
         * @description The matching orders as CSV, newest first: UTF-8 with a byte order mark, commas, decimal points. `placed` is in
         *     the shop's time zone, which the heading names. Values that a spreadsheet would read as a formula start with an
         *     apostrophe. At most the newest 10,000; a file that leaves orders out says so in its name. For every role.
         */
        get: operations["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders whose payment status and ledger differ
         * @description A report: nothing is changed. Oldest first. For every role.
         */
        get: operations["listLedgerDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description What the customer sees, the customer, and the activity. For every role.
         */
        get: operations["getOrder"];
        put?: never;
        /**
         * Change the status of an order
         * @description Fields left out keep their value; setting the present value changes nothing. A step that is not allowed is 409
         *     `transition_not_allowed`, which names the allowed ones. `shipped` sends everything left as one parcel, by the
         *     order's own carrier unless another is named, and e-mails the customer. For owners and `orders`.
         *
         *     The payment status follows the money. `captured` records a payment of the amount due, received on `paid_on` (409
         *     `paid_in_future` for a later day than today, `paid_before_order` for one before the order). An order that is `captured` without a recorded payment takes one
         *     when `paid_on` is given. With a smaller `paid_amount` a payment of a part is recorded and the status stays, until
         *     nothing is due any more (409 `paid_too_much`, with the amount due; 400 `paid_amount_alone` with another change).
         *     It becomes `refunded` only when the refunds add up to the order's total
         *     (409 `refunds_missing`, with the amount left), and `captured` only once (409 `already_captured`). After
         *     `captured` it never returns to `awaiting` or `authorized`; after `refunded` it never changes (409
         *     `transition_not_allowed`). After a partial refund it does not become `awaiting` (409 `refunds_given`). The
         *     payment status of a canceled order changes only by refunds (409 `order_canceled`).
         *
         *     `paid_back_on` records in the ledger of payments that the whole `to_pay_back` was paid back to the customer (409
         *     `nothing_to_pay_back`, `paid_in_future`). It leaves the payment status as it is; any other change beside it is
         *     400 `paid_back_alone`.
         *
         *     Refunded pieces are not packed, shipped or delivered (409 `line_refunded`, which names them) unless
         *     `ships_refunded` is true; the activity records that.
         *
         *     `version` is the version of the order that was read: 409 `order_changed` returns the current order if it has
         *     changed since, and nothing is changed.
         */
        post: operations["updateOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a parcel
         * @description With everything left, or with the named lines: at most the pieces that were ordered and not shipped (409
         *     `too_many_pieces`, with the number left per line; 409 `nothing_left`). The order is shipped when all its lines
         *     are. The customer is e-mailed the contents. Refunded pieces are shipped only with `ships_refunded` (409
         *     `line_refunded`, which names their lines).
         *
         *     `version` is the version of the order that was read: 409 `order_changed` returns the current order if it has
         *     changed since, and nothing is sent. For owners and `orders`.
         */
        post: operations["createShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/shipments/{shipment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a parcel as handed over or delivered, or correct its carrier or tracking link
         * @description Setting the present value changes nothing; a mark is removed with `undoOrderStep` (409 `parcel_delivered` for a
         *     handover after the delivery). A corrected tracking link is e-mailed to the customer, once. When all parcels of an order are delivered and nothing is left to ship, its
         *     `fulfillment_status` becomes `delivered`. For owners and `orders`.
         *
         *     `version` is the version of the order that was read: 409 `order_changed` returns the current order if it has
         *     changed since, and nothing is marked.
         */
        post: operations["updateShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close pieces that will not be shipped
         * @description Everything left, or pieces of the named lines: at most what is left of a line (409 `too_many_pieces`,
         *     `nothing_left`). Closed pieces are not returned to stock. Their amount is refunded in the same step unless
         *     `refund` is false; 409 `refund_too_high` if less than that is left of the charge, and nothing is closed. When
         *     nothing is left to ship, the order is shipped. The customer is e-mailed. Before anything was shipped, not all
         *     pieces can be closed: cancel the order instead (409 `nothing_shipped`). For owners and `orders`.
         *
         *     `version` is the version of the order that was read: 409 `order_changed` returns the current order if it has
         *     changed since, and nothing is closed.
         */
        post: operations["closeRest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund an order
         * @description An amount including tax, or the charged amount of pieces of its lines. At most what is left of the charge, in
         *     total and per tax rate (409 `refund_too_high`, with the amount left), and only for pieces that were shipped or
         *     closed and not refunded yet (409 `too_many_to_refund`). An amount is split over the order's tax rates in
         *     proportion to what is left of each. An order is charged once a part of it was shipped, paid or not, a
         *     canceled order if it was paid (409 `not_charged`). When everything is refunded, the payment status is `refunded`. The customer is
         *     e-mailed.
         *
         *     `version` is the version of the order that was read: 409 `order_changed` returns the current order if it has
         *     changed since, and nothing is refunded. For owners and `orders`.
         */
        post: operations["createRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Returns its pieces to stock. 409 `transition_not_allowed` if a parcel was sent or the order has gone too far.
         *     For owners and `orders`.
         *
         *     `version` is the version of the order that was read: 409 `order_changed` returns the current order if it has
         *     changed since, and nothing is canceled.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a step of an order
         * @description Only the last step: `packed` until a parcel is sent, `parcel` until it is handed over, `handed_over` until it is
         *     delivered, `delivered` until the order is completed (409 `step_not_done`, `later_step_first`). `parcel` and `paid` are
         *     refused after a refund (409 `refund_after_step`). A parcel's pieces are to be shipped again; its e-mail is not sent if
         *     it still waits, otherwise another one corrects it. `paid` and `paid_back` add a reversal to the ledger; `paid` is
         *     refused while an amount is paid back (409 `later_step_first`).
         *
         *     `closed`, `backordered` and `replaced` are the last decision about missing pieces, until a parcel is sent or the order
         *     moves on (409 `later_step_first`). The pieces are to be shipped again as ordered, a credit is reversed in the ledger
         *     of refunds, and the replacement is removed and returned to stock. Refused if the order was paid before the credit
         *     (409 `credit_of_paid_order`), after another refund (409 `refund_after_step`), once stock has come in for waiting
         *     pieces (409 `pieces_arrived`), or if a complaint or a refund names the replacement (409 `replacement_in_use`). E-mails
         *     about it that still wait are not sent, otherwise another one corrects them. Decisions from before this was recorded
         *     cannot be undone.
         *
         *     `version` is the version of the order that was read: 409 `order_changed` returns the current order if it has
         *     changed since, and nothing is changed. For owners and `orders`.
         */
        post: operations["undoOrderStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/backorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let missing pieces wait for stock
         * @description The order stays open for these pieces; they ship when stock arrives. Only pieces that are left and do not wait yet
         *     (409 `too_many_pieces`). The customer is e-mailed.
         *
         *     `version` is the version of the order that was read: 409 `order_changed` returns the current order if it has
         *     changed since, and nothing is changed. For owners and `orders`.
         */
        post: operations["backorderPieces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/replacements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace pieces of a line by another article
         * @description Closes and credits the pieces, and adds a line with the other article. Its price is computed from the quantity and
         *     the current prices, with the discount of the replaced line; 409 `replacement_price_changed` if it is not `unit_price`. The pieces are
         *     taken from stock (409 `replacement_short`). 409 `replacement_not_possible` if the article is not for sale, not
         *     deliverable to the order's country, or the order was stored without tax by rate. The customer is e-mailed.
         *
         *     `version` is the version of the order that was read: 409 `order_changed` returns the current order if it has
         *     changed since, and nothing is changed. For owners and `orders`.
         */
        post: operations["replaceLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/replacement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price an article as a replacement
         * @description What `replaceLine` would charge. 404 `article_not_found` for an unknown SKU. For every role.
         */
        get: operations["getReplacement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note on an order
         * @description For colleagues; buyers never see it. It does not change the order's version. For owners, `orders` and `support`.
         */
        post: operations["createOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/notes/{note_id}": {
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
         * Delete your note on an order
         * @description Only by its author (403 `not_your_note`). For owners, `orders` and `support`.
         */
        delete: operations["deleteOrderNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sales figures
         * @description By day in the shop's calendar, today first and counted up to now. Orders count on the day they were placed, net
         *     of VAT, delivery included. Canceled orders do not count; later refunds are not deducted. For every role.
         */
        get: operations["getSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/low-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products with low stock
         * @description Products that buyers see with a variant of fewer than 50 pieces: sold out first, then by the fewest days left.
         *     The same products as `GET /admin/products` with `status=published&stock=low`. For every role.
         */
        get: operations["listLowStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the shop's settings
         * @description By section, each with the version that a change of it must name. For every role.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change who the seller is
         * @description Replaces the section. `version` is the one that was read: 409 `settings_changed` if it has changed since; nothing
         *     is changed then. Pages and e-mails show it at once. For owners.
         */
        post: operations["saveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the conditions of orders
         * @description Replaces the section. `version` is the one that was read: 409 `settings_changed` if it has changed since; nothing
         *     is changed then. They hold for open carts; orders keep theirs. For owners.
         */
        post: operations["saveOrderTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change how the shop delivers
         * @description Replaces the section. `version` is the one that was read: 409 `settings_changed` if it has changed since; nothing
         *     is changed then. It holds for open carts at once; orders keep theirs. Each country of an option needs one with
         *     `goods_from` 0. For owners.
         */
        post: operations["saveDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what the application form asks
         * @description Replaces the section. `version` is the one that was read: 409 `settings_changed` if it has changed since; nothing
         *     is changed then. Applications are checked by the form in force when they arrive; an answer to a question that is
         *     not asked any more is accepted. For owners.
         */
        post: operations["saveApplicationForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open or close the shop
         * @description Replaces the section. `version` is the one that was read: 409 `settings_changed` if it has changed since; nothing
         *     is changed then. In a closed shop visitors see "Opening soon" in place of every page but sign-in, and the store's
         *     calls for visitors answer 403 `shop_closed`, unless they have opened a preview link; customers use the shop as
         *     usual. The shop opens with a name, a
         *     published product, a delivery option with a country, and published terms and privacy: 409 `not_ready_to_open`
         *     says for each whether it is `missing` or `ready`. For owners.
         */
        post: operations["saveOpening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings/put-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put back a change of the settings
         * @description Restores the old values of an entry of the activity under the rules of a save. 409 `changed_since` if a value is no
         *     longer the entry's new one, 409 `not_reversible` for a logo and the opening; nothing is changed then. It is itself
         *     an entry. For owners.
         */
        post: operations["putBackSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the steps to an open shop
         * @description Each is done if it is true in the shop now. For every role.
         */
        get: operations["getSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/preview-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link to a preview of the shop
         * @description A new link at each call. In a browser that has opened it, a closed shop is as an open one: pages, the store's calls
         *     for visitors, and applications. It expires after 7 days, or when the links are ended. For owners.
         */
        get: operations["getPreviewLink"];
        put?: never;
        post?: never;
        /**
         * End all links to a preview of the shop
         * @description Browsers that have opened one see the closed shop's notice again. The answer is a new link. For owners.
         */
        delete: operations["endPreviewLinks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings/logos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture of the logo
         * @description PNG, JPEG, WebP or SVG up to 20 MB, re-encoded; SVG is drawn and never served. A picture that no setting uses
         *     within 30 days is removed. For owners.
         */
        post: operations["sendLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sample-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the sample data
         * @description Whether it is loaded or can be loaded. For every role.
         */
        get: operations["getSampleData"];
        put?: never;
        /**
         * Load the sample data
         * @description Adds published products with pictures, and their categories. Products whose SKU or title the shop already has are
         *     left out. 409 `sample_data_not_offered` if the shop is open or has an order, or if it is loaded already; nothing
         *     is changed then, so repeating the request after a lost answer is safe. For owners and `catalogue`.
         */
        post: operations["loadSampleData"];
        /**
         * Remove the sample data
         * @description Deletes its products and categories. Products that a cart, a saved item, a review, a flash sale or an order refers
         *     to are archived. What was edited since is kept and is no longer sample data. Without sample data it changes
         *     nothing. For owners and `catalogue`.
         */
        delete: operations["removeSampleData"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people of companies
         * @description By name; erased ones are left out. For every role.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description Newest first. For every role.
         */
        get: operations["listCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a company
         * @description With its people, addresses, terms and applications. A change sends its `ETag` in `If-Match`. For every role.
         */
        get: operations["getCompany"];
        put?: never;
        /**
         * Change the terms of a company
         * @description Applies to new orders; placed orders keep their terms. Fields left out keep their value. `If-Match` names the
         *     version that was read: 412 `company_changed` returns the current company if it has changed since, and 428 if the
         *     header is missing; nothing is changed then. For owners, `orders` and `support`.
         */
        post: operations["updateCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies/{id}/vat-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set whether a VAT number is valid
         * @description For the company's present number or a new one. Applies to new orders until it is set again. `unchecked` leaves
         *     it to the register if the store asks it. `If-Match` names the version that was read: 412 `company_changed`
         *     returns the current company if it has changed since, and 428 if the header is missing; nothing is changed then.
         *     For owners, `orders` and `support`.
         */
        post: operations["judgeVatId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a company
         * @description Signs all its people out at once. They cannot sign in or order until the company is unblocked; placed orders
         *     stay. Sign-in answers as for a wrong password and gives no reason. 409 `already_blocked` if it is blocked.
         *     `If-Match` as for other changes. For owners, `orders` and `support`.
         */
        post: operations["blockCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unblock a company
         * @description Passwords stay as they were; people who were blocked individually stay blocked. 409 `not_blocked` if it is not
         *     blocked. `If-Match` as for other changes. For owners, `orders` and `support`.
         */
        post: operations["unblockCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person to a company
         * @description Adds a buyer, who is e-mailed how to choose a password. The company's people who can sign in are told who was
         *     added and whom to contact if that is wrong. The e-mail must be free: 409 `email_taken`. 409 `company_blocked` if
         *     the company is blocked. Idempotent: a person who already belongs to the company by name and e-mail stays, and no
         *     e-mail is sent. `If-Match` as for other changes. For owners, `orders` and `support`.
         */
        post: operations["addCompanyPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies/{id}/people/{person_id}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a link with which a person chooses a password
         * @description For a person whom no e-mail reaches: an owner hands the link over. It is valid once, for a day, and ends earlier
         *     codes and links. Whoever has it controls the account, so it is shown once and recorded with the operator's name.
         *     409 `cannot_sign_in` if the person or the company is blocked. For owners; not for API keys.
         */
        post: operations["createPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/test-customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the shop's test customer
         * @description The caller becomes a customer of the company `comp_test`, "Test company", under their own name and e-mail, and gets
         *     a link to choose a password, as `createPasswordLink`. The company is created with the first call. It sees prices
         *     and orders as a customer does, also while the shop is closed; it does not count as a first customer. 409
         *     `email_taken` if a customer of another company has the e-mail, and `cannot_sign_in` if the company is blocked. For
         *     owners; not for API keys.
         */
        post: operations["createTestCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications for an account
         * @description Newest first. For owners, `orders` and `support`.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an application
         * @description The application as sent, what it shares with others, and the decision. For owners, `orders` and `support`.
         */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications/{id}/license": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the licence of an application
         * @description The file as sent. Each download is recorded. For owners, `orders` and `support`.
         */
        get: operations["getLicense"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an application
         * @description Creates the company and its owner with the given terms, or adds a buyer to an existing company, and e-mails them
         *     how to choose a password. The people of an existing company are told who was added. Values given here replace
         *     those of the application. Refused with 409 `application_incomplete` if something is missing (`fields` names it),
         *     `company_exists` if a company has this organisation number (`params` names it; it can be joined), `email_taken`,
         *     `application_answered` and `already_decided`. For owners, `orders` and `support`.
         */
        post: operations["approveApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications/{id}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask an applicant a question
         * @description E-mails the question with a link to answer it. The application stays pending and waits for the applicant until
         *     the answer arrives. 409 `already_asked` if a question was asked after `seen`, 409 `already_decided` if it was
         *     decided; nothing is sent then. For owners, `orders` and `support`.
         */
        post: operations["askApplicant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an application
         * @description E-mails the reason. 409 `application_answered` or `already_decided`. For owners, `orders` and `support`.
         */
        post: operations["rejectApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shared-shelves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shared shelves
         * @description Newest first; expired ones are deleted. For owners, `orders` and `support`.
         */
        get: operations["listSharedShelves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shared-shelves/{id}/allow-title": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allow a visitor's title
         * @description Shows the title of a visitor's shelf to everyone. Allowing it again changes nothing. For owners, `orders` and
         *     `support`.
         */
        post: operations["allowShelfTitle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shared-shelves/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the link of a shared shelf
         * @description Its link and its picture are gone for everyone. Applications keep the shelf. Removing it again changes nothing. For
         *     owners, `orders` and `support`.
         */
        post: operations["revokeSharedShelf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/complaints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List complaints about orders
         * @description Newest first. For owners, `orders` and `support`.
         */
        get: operations["listComplaints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/complaints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a complaint
         * @description With the answers to the customer. For owners, `orders` and `support`.
         */
        get: operations["getComplaint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/complaints/{id}/pictures/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture of a complaint
         * @description As it was sent. For owners, `orders` and `support`.
         */
        get: operations["getComplaintPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/complaints/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a complaint
         * @description E-mails the text as it is. `status` is the new state: `closed` answers and closes in one step; if it is left out
         *     the complaint stays open. `seen` is the number of answers the operator saw: 409 `already_answered` with the name
         *     if someone has answered since, and nothing is sent. Idempotent with a key. 409 `already_closed` if it is closed,
         *     `customer_erased` if its customer was erased. For owners, `orders` and `support`.
         */
        post: operations["answerComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/complaints/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a complaint
         * @description The note is internal. 409 `already_closed` with the name if someone else has closed it; the same note of the
         *     same operator changes nothing. For owners, `orders` and `support`.
         */
        post: operations["closeComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages from the contact form
         * @description Newest first. For owners, `orders` and `support`.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message
         * @description With the answers to its sender. For owners, `orders` and `support`.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a message
         * @description E-mails the text as it is, and marks the message as answered. `seen` is the number of answers the operator saw:
         *     409 `already_answered` with the name if someone has answered since, and nothing is sent. Idempotent with a key.
         *     For owners, `orders` and `support`.
         */
        post: operations["answerMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a message without an answer
         * @description 409 `already_closed` with the name if it was answered or someone else has closed it. For owners, `orders` and
         *     `support`.
         */
        post: operations["closeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews
         * @description Oldest first; by default those to be moderated. For owners, `orders` and `support`.
         */
        get: operations["listReviewsToDecide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a review
         * @description With its product and author. For owners, `orders` and `support`.
         */
        get: operations["getReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a review
         * @description 409 `already_decided` with the name if someone else has decided; the same decision of the same operator changes
         *     nothing. For owners, `orders` and `support`.
         */
        post: operations["approveReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a review
         * @description 409 `already_decided` with the name if someone else has decided; the same decision of the same operator changes
         *     nothing. For owners, `orders` and `support`.
         */
        post: operations["rejectReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mail-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether e-mails are sent
         * @description For every role.
         */
        get: operations["getMailState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test e-mail
         * @description To the caller, at once. 409 `no_mail_server` if none is set (`SMTP_URL`), and `mail_refused` with the mail server's
         *     answer in `params.reason`. At most five in 15 minutes. For owners; not for API keys.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List e-mails that were not sent
         * @description Newest first, without contents, which may hold codes and links. For owners, `orders` and `support`.
         */
        get: operations["listUnsentMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry an e-mail
         * @description Immediately, or after the attempt that is running. Idempotent. 409 `already_sent` if it was sent. For owners,
         *     `orders` and `support`.
         */
        post: operations["retryMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Including those buyers do not see; by title by default. For every role.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Add a product
         * @description With its variants, prices, stock and pictures, as a draft unless `published` is true. The handle is made from
         *     the title. The rules are those of a row of a catalogue file; 400 names each fault in `fields`, such as
         *     `variants.0.sku` if another product has that SKU. Idempotent with a key. For owners and `catalogue`.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the catalogue
         * @description A CSV file. Importing it changes nothing. For every role.
         */
        get: operations["exportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description With its variants, price tiers and stock. A change sends its `ETag` in `If-Match`. For every role.
         */
        get: operations["getProduct"];
        put?: never;
        /**
         * Change a product
         * @description Fields left out keep their value, null clears. `If-Match` names the version that was read: 412 `product_changed`
         *     returns the current product if it has changed since, and 428 if the header is missing; nothing is changed then.
         *     The version does not cover stock, which orders change all the time: a new stock names the one that was
         *     displayed, and 409 `stock_changed` returns both numbers in `params` if it has changed; nothing is changed then.
         *     409 `price_changed` does so for a price with `replaces_amount`. 409 `price_jump` names the first price that changes
         *     by more than 20 %, unless `confirm_price_jumps` is true.
         *     400 names broken rules in `fields`. An archived product stays archived. For owners and `catalogue`.
         */
        post: operations["updateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/missing-pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pictures that a product lacks
         * @description Those that its last file names and that are not added yet. For every role.
         */
        get: operations["listMissingPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a product
         * @description Buyers no longer see it, carts show it as out of stock and cannot be ordered with it, and orders keep it. It can
         *     be changed like others, also by file, and stays archived until it is restored; publishing it is refused until
         *     then. 409 `already_archived` if it is archived. `If-Match` as for changes. For owners and `catalogue`.
         */
        post: operations["archiveProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an archived product
         * @description A published product is sold again at once; a draft stays a draft. 409 `not_archived` if it is not archived.
         *     `If-Match` as for changes. For owners and `catalogue`.
         */
        post: operations["restoreProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/put-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put back a change of a product
         * @description Restores the old values of an entry of the activity: texts, rules, prices and stock. Of an import or a change of
         *     many products, those of this product only. 409 `changed_since` if a value
         *     is no longer the entry's new one, 409 `not_reversible` for pictures, new variants, GTINs and scheduled prices;
         *     nothing is changed then. It is itself an entry. For owners and `catalogue`.
         */
        post: operations["putBackProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan a change of many products
         * @description Of the products with the given ids, or of all that match a filter of the product list. Changes no product: the
         *     answer says what `applyBulkChange` will change. A plan that is not applied within a day is deleted. For owners
         *     and `catalogue`.
         */
        post: operations["planBulkChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk-changes/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a planned change
         * @description Changes up to 500 products in one transaction; call it until `remaining` is 0. Products whose changed fields are
         *     no longer as planned are left and listed. Calling it twice changes nothing twice. 409 `bulk_change_undone` once
         *     the undo has begun; `price_jumps` if prices change by more than 20 % without confirmation; `flash_sale_ended` if
         *     the flash sale would have ended. For flash_sale it adds a flash sale with the products. For owners and
         *     `catalogue`.
         */
        post: operations["applyBulkChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk-changes/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an applied change
         * @description Restores the changed fields of up to 500 products in one transaction; call it until `remaining` is 0. Products
         *     whose fields were changed since are left and listed. An import has the same undo under its own id: each field
         *     that was not changed since is restored, except pictures, options and SKUs; products and variants that it has
         *     created stay. 409 `import_in_progress` while it is applied. Of flash_sale, the products leave the flash sale; one
         *     without products is deleted, or ends if it is running. For owners and `catalogue`.
         */
        post: operations["undoBulkChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/planned-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List planned prices
         * @description Prices with a start to come, earliest first. For every role.
         */
        get: operations["listPlannedPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/planned-prices/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove planned prices
         * @description The current prices stay. A planned price that does not exist, because it was removed or applies already, is left
         *     out of the answer. For owners and `catalogue`.
         */
        post: operations["removePlannedPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/product-brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List brands
         * @description The brands of all products, by name. For every role.
         */
        get: operations["listProductBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/product-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description All categories in the shop's order, each followed by its subcategories. For every role.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Add a category
         * @description Names and handles are unique: 409 `category_name_taken` or `category_handle_taken`. The tree has three levels:
         *     409 `category_too_deep`. Idempotent with a key. For owners and `catalogue`.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/product-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a category
         * @description A change sends its `ETag` in `If-Match`. For every role.
         */
        get: operations["getCategory"];
        put?: never;
        /**
         * Change or move a category
         * @description Fields left out keep their value. Subcategories move along. Moving a category below itself is 409
         *     `category_below_itself`; names, handles and levels are checked as for adding. Buyers see the change with their
         *     next page. `If-Match` names the version that was read, including its position: 412 `category_changed` returns
         *     the current category if it was changed or moved since, and 428 if the header is missing; nothing is changed
         *     then. For owners and `catalogue`.
         */
        post: operations["updateCategory"];
        /**
         * Delete a category
         * @description Only an empty category. 409 `category_has_products` if it has products, including those buyers do not see; 409
         *     `category_has_subcategories` if it has subcategories; `params.count` is their number. `If-Match` as for changes.
         *     For owners and `catalogue`.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set stock
         * @description By SKU, up to 1000 rows. A row that fails does not affect the others; the report names it. For more rows, import
         *     a file. For owners and `catalogue`.
         */
        post: operations["setStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stock/goods-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add goods that came in
         * @description Adds pieces to the stock of an article, whatever was sold meanwhile; orders that wait for it get them first.
         *     Idempotent with a key. 400 names `sku` in `fields` if no article has it. For owners and `catalogue`.
         */
        post: operations["receiveGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stock/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a delivery of several articles
         * @description Adds the pieces of all rows to the stock, or of none: 400 names `rows.<index>.sku` in `fields` if no article has it
         *     as its SKU or GTIN, several have the GTIN, or an earlier row has the same one. Orders that wait for the articles get them first. `dry_run` shows what would
         *     happen. Idempotent with a key. `undoDelivery` takes the pieces away again. For owners and `catalogue`.
         */
        post: operations["receiveDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stock/deliveries/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a delivery away again
         * @description Takes the pieces of all rows away again, or of none, each as a correction `booked_by_mistake`. Only free pieces can
         *     be taken away: 409 `stock_too_low` has the SKU, its free and its reserved pieces in `params`. 400 is as for
         *     `receiveDelivery`. Idempotent with a key. For owners and `catalogue`.
         */
        post: operations["undoDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stock/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct stock
         * @description Adds pieces to the stock of an article, or takes them away, with a reason. Added pieces go first to orders that
         *     wait for the article. Only free pieces can be taken away: 409 `stock_too_low` has the free and the reserved ones in
         *     `params`, and nothing is changed. Idempotent with a key. 400 names `sku` in `fields` if no article has it. For owners
         *     and `catalogue`.
         */
        post: operations["correctStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/stock-movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes of stock
         * @description All changes of the stock of a product's variants, newest first. Those of a variant add up to its stock. For every
         *     role.
         */
        get: operations["listStockMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set prices
         * @description By SKU and the quantity at which a tier starts, up to 1000 rows, in the shop's currency; null removes a tier.
         *     Rows of one SKU are applied or fail together; the report names those that failed, the rest is applied. For
         *     owners and `catalogue`.
         */
        post: operations["setPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List promo codes
         * @description Newest first, including ended ones. For every role.
         */
        get: operations["listPromotions"];
        put?: never;
        /**
         * Add a promo code
         * @description 409 `code_taken` if the code exists, in any case of letters. Idempotent with a key. For owners and `catalogue`.
         */
        post: operations["createPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promotions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a promo code
         * @description A change sends its `ETag` in `If-Match`. For every role.
         */
        get: operations["getPromotion"];
        put?: never;
        /**
         * Change a promo code
         * @description Fields left out keep their value, null clears. The code and its kind cannot change. Carts with the code are
         *     computed again; orders keep their discount. 409 `promo_code_ended` if it has ended. `If-Match` names the version
         *     that was read: 412 `promotion_changed` returns the current promo code if it has changed since, and 428 if the
         *     header is missing; nothing is changed then. For owners and `catalogue`.
         */
        post: operations["updatePromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promotions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a promo code
         * @description Immediately: carts with the code lose its discount, orders keep theirs. 409 `promo_code_ended` if it has ended.
         *     `If-Match` as for changes. For owners and `catalogue`.
         */
        post: operations["endPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/flash-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List flash sales
         * @description Latest start first, including ended ones. For every role.
         */
        get: operations["listFlashSales"];
        put?: never;
        /**
         * Add a flash sale
         * @description If several run at once, the home page shows the one that ends first, and the highest discount applies to a
         *     product. Idempotent with a key. For owners and `catalogue`.
         */
        post: operations["createFlashSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/flash-sales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a flash sale
         * @description A change sends its `ETag` in `If-Match`. For every role.
         */
        get: operations["getFlashSale"];
        put?: never;
        /**
         * Change a flash sale
         * @description Fields left out keep their value; products replace the previous ones. A running sale keeps its start; an ended
         *     one is 409 `flash_sale_ended`. `If-Match` names the version that was read: 412 `flash_sale_changed` returns the
         *     current sale if it has changed since, and 428 if the header is missing; nothing is changed then. For owners and
         *     `catalogue`.
         */
        post: operations["updateFlashSale"];
        /**
         * Remove a flash sale
         * @description Only before it starts. 409 `flash_sale_begun` if it has started: end it instead. `If-Match` as for changes. For
         *     owners and `catalogue`.
         */
        delete: operations["deleteFlashSale"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/flash-sales/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a flash sale
         * @description Immediately: the usual prices apply again. 409 `flash_sale_not_begun` before it starts, 409 `flash_sale_ended`
         *     if it has ended. `If-Match` as for changes. For owners and `catalogue`.
         */
        post: operations["endFlashSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/legal-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shop's legal texts
         * @description Terms, privacy policy, cookies and imprint, with the version in force. For every role.
         */
        get: operations["listLegalTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/legal-texts/{kind}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a legal text
         * @description Newest first. For every role.
         */
        get: operations["listLegalVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/legal-texts/{kind}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a version of a legal text
         * @description With the text of the version before. For every role.
         */
        get: operations["getLegalVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/legal-texts/{kind}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the draft of a legal text
         * @description A change sends its `ETag` in `If-Match`. For every role.
         */
        get: operations["getLegalDraft"];
        put?: never;
        /**
         * Save the draft of a legal text
         * @description Replaces the draft. Control characters and direction marks are removed. Links are paths of this shop, or https
         *     addresses on one of `link_hosts`: others are 400 `link_not_allowed`. `If-Match` names the version that was read:
         *     412 `legal_draft_changed` if draft or published text has changed since, and 428 if the header is missing; nothing
         *     is changed then. For owners and `catalogue`.
         */
        post: operations["saveLegalDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/legal-texts/{kind}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft of a legal text
         * @description Makes the next version, which never changes, and removes the draft. 400 naming the fields that are missing; 409
         *     `legal_text_unchanged` if the published text is the same. `If-Match` as for changes. For owners and `catalogue`.
         */
        post: operations["publishLegalText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages made of blocks
         * @description Landing, home, product page, FAQ and About, with the published version. For every role.
         */
        get: operations["listContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/content/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture of a block
         * @description JPEG, PNG or WebP up to 20 MB, re-encoded like product pictures. A block shows it once it names the
         *     address. A picture that no block uses within 30 days is removed. For owners and `catalogue`.
         */
        post: operations["sendContentPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/content/{page}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a page
         * @description Newest first. For every role.
         */
        get: operations["listContentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/content/{page}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a version of a page
         * @description With its blocks, for a preview or to put it back as the draft. For every role.
         */
        get: operations["getContentVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/content/{page}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the draft of a page
         * @description A change sends its `ETag` in `If-Match`. For every role.
         */
        get: operations["getContentDraft"];
        put?: never;
        /**
         * Save the draft of a page
         * @description Replaces the draft. Control characters and direction marks are removed. Links are paths of this shop, or https
         *     addresses on one of `link_hosts`: others are 400 `link_not_allowed`. `If-Match` names the version that was read:
         *     412 `content_draft_changed` if draft or published blocks have changed since, and 428 if the header is missing; nothing
         *     is changed then. For owners and `catalogue`.
         */
        post: operations["saveContentDraft"];
        /**
         * Discard the draft of a page
         * @description What is published stays. `If-Match` as for changes. For owners and `catalogue`.
         */
        delete: operations["discardContentDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/content/{page}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft of a page
         * @description Makes the next version, which never changes, and removes the draft. 400 naming the fields that are missing; 409
         *     `content_unchanged` if the published blocks are the same. `If-Match` as for changes. For owners and `catalogue`.
         */
        post: operations["publishContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description Newest first, for 90 days after they end. Includes those of the command line. For every role.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Upload a file to be checked
         * @description A catalogue, stock or price file, CSV or XLSX, up to 50 MB; catalogue files also in the
         *     formats of Shopify, Medusa, WooCommerce, PrestaShop, Magento and BigCommerce. Limits: 1,000,000 rows, 500 columns, 100,000 characters in a cell, 1,000 variants of a product and, for
         *     XLSX, 100 MB unpacked. The file is stored and checked in the background, in the queue of all imports; nothing is
         *     changed before it is applied. The import then has the result, with `state` `checked`, or `refused` if the file
         *     as a whole cannot be read. Pictures are named by https address, or by the name under which the same operator or
         *     key uploaded them; a picture that the shop does not have does not affect its article, and addresses are fetched
         *     after the file is applied. For owners and `catalogue`.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload pictures for a file or a product that names them
         * @description Up to 20 at once: JPEG, PNG or WebP up to 20 MB. They are stored under their names for 30 days, for files and
         *     products of the same operator or key; a later picture of the same name replaces an earlier one. A picture that
         *     is refused is reported and does not affect the others. For owners and `catalogue`.
         */
        post: operations["sendPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a template of a catalogue file
         * @description All headings with two example rows. For every role.
         */
        get: operations["getImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an import
         * @description With its progress and result. For every role.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}/layout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the sheet and the headings of a file
         * @description For a file whose table was found on the wrong sheet or below the wrong row. It is then read and checked again, and
         *     the columns are assigned anew; nothing is changed before it is applied. Sending the same choice again changes
         *     nothing. 400 if the file has no such sheet or row. 409 `import_not_matching` if it was not uploaded with
         *     `columns=ask`, is being checked or was applied; `import_changed` if someone else has changed it since. For owners
         *     and `catalogue`.
         */
        post: operations["layOutImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign the columns of a file
         * @description The file is then checked, again if it was checked before or reopened; nothing is changed before it is applied.
         *     Values for what it lacks stay, unless another assignment makes other questions. Sending the same assignment again
         *     changes nothing. 400 `missing_column` if no column names the articles (or, for prices, the
         *     amount), `column_twice` if two columns have the same target, `column_misplaced` if a column cannot have its
         *     target. 409 `import_not_matching` if the file's columns need no assignment or it was applied; `import_changed`
         *     if someone else has assigned them since. For owners and `catalogue`.
         */
        post: operations["matchImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}/missing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the values that a file lacks
         * @description The file is then checked, again if it was checked before; nothing is changed before it is applied. Sending the
         *     same values again changes nothing. 400 if a value is invalid or a question has none. 409 `import_not_asking` if
         *     the file lacks nothing or it was applied; `import_changed` if someone else has given values since. For owners and
         *     `catalogue`.
         */
        post: operations["completeImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return to an earlier step of a check
         * @description To the columns (`matching`) or to the missing values (`asking`), with what was chosen. The file waits there until
         *     the step is sent again, and cannot be applied before it is checked again. An import that is at this step is
         *     returned as it is. 409 `import_not_matching` or `import_not_asking` if it has no such step before its present
         *     one; `import_changed` if someone else has changed it since it was read. For owners and `catalogue`.
         */
        post: operations["reopenImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave rows out of a checked file, or take them back
         * @description For rows among the examples of the check that would be created or updated, or are left out; others are ignored.
         *     They stay left out if the file is checked again. New articles also stay out of later files with the same headings;
         *     changes of existing articles are left out of this file only. Totals and services are left out by themselves. Taking
         *     a row that the check has left out queues the file to be checked again.
         *
         *     `all` instead leaves out every row that would be created or updated, of this file only, or takes back every row that
         *     an operator has left out; the file is queued to be checked again. 409 `import_not_checked` if it is not checked or
         *     was applied. For owners and `catalogue`.
         */
        post: operations["chooseImportRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use other categories for those of a checked file
         * @description For categories of the file that the shop does not have. The file is queued to be checked again. Files with the
         *     same headings use the same ones once the import is applied. 409 `import_not_checked` if it is not checked or was
         *     applied; 409 `import_changed` if it was checked again since it was read. For owners and `catalogue`.
         */
        post: operations["matchImportCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an import that is being applied
         * @description It stops after the current rows. Rows already applied stay applied, and applying it again continues from there.
         *     An import that ended in the meantime is returned as it is. 409 `import_not_applied` if it was not applied. For
         *     owners and `catalogue`.
         */
        post: operations["stopImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an import for good
         * @description In any state and from any sender: queued, waiting for columns, being checked or applied, checked or stopped. The
         *     current rows are not applied, rows applied before stay, and the file is deleted. An import that has ended is
         *     returned as it is. For owners and `catalogue`.
         */
        post: operations["endImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a checked file
         * @description In the background, in the queue of all imports. An import resumes after the store restarts, and after it was
         *     stopped it continues where it was. 409 `import_not_checked` if it is not checked or was applied; 409
         *     `import_changed` if it was assigned and checked again since it was read; 409 `import_outdated` if the shop's country
         *     or VAT rates have changed since the check, which is then made again; 409 `price_jumps` if prices change by more than
         *     20 % without confirmation. For owners and `catalogue`.
         */
        post: operations["applyImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}/failed-rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the failed rows for correction
         * @description The last column says what is wrong with each row; an import ignores that column. For every role.
         */
        get: operations["getFailedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pictures of an import that its products lack
         * @description The pictures of an applied import that are not added to their products, failed ones first, and the numbers of
         *     all. Pictures with an https address are fetched in the background after the import, three times at most; a
         *     product gets each at its position, and keeps its former pictures until all of the file are there. Pictures of
         *     products that a later file or an operator gave other pictures are appended or left out. For every role.
         */
        get: operations["listImportPictures"];
        put?: never;
        /**
         * Upload pictures that an import's file names
         * @description Up to 20 at once: JPEG, PNG or WebP up to 20 MB. Each is added to all products of the import that lack a picture
         *     of its name, in capitals or not. A picture that is refused is reported and does not affect the others; one that
         *     was added in the meantime is left as it is. For owners and `catalogue`.
         */
        post: operations["uploadImportPictures"];
        /**
         * Leave out all missing pictures of an import
         * @description Those that could not be fetched, or those that the file only names. Their products stay without them. For owners
         *     and `catalogue`.
         */
        delete: operations["leaveOutImportPictures"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}/pictures/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try all failed pictures of an import again
         * @description Addresses are fetched again; names of files are looked up among the pictures that the sender of the import has
         *     uploaded since. For owners and `catalogue`.
         */
        post: operations["retryImportPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}/pictures/{picture_id}": {
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
         * Leave out a picture that is missing
         * @description It is not fetched any more, and its product stays without it. One that was added in the meantime stays. For owners
         *     and `catalogue`.
         */
        delete: operations["leaveOutImportPicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}/pictures/{picture_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a failed picture again
         * @description One that waits or was added in the meantime is left as it is. For owners and `catalogue`.
         */
        post: operations["retryImportPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/{id}/pictures/{picture_id}/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture instead of one that is missing
         * @description JPEG, PNG or WebP up to 20 MB. All products of the import that lack the same picture get it. One that was added
         *     in the meantime is left as it is. For owners and `catalogue`.
         */
        post: operations["uploadImportPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List activity
         * @description Newest first. Entries are only ever added. For every role.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/activities/{id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products of a change of many
         * @description By name; none for entries that are not about many, and for imports after 90 days. For every role.
         */
        get: operations["listActivityProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/activities/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export activity
         * @description The matching entries as CSV, newest first: UTF-8 with a byte order mark, commas; old and new values as JSON.
         *     `at` is in the shop's time zone, which the heading names. Values that a spreadsheet would read as a formula
         *     start with an apostrophe. At most the newest 10,000; a file that leaves entries out says so in its name. For
         *     every role.
         */
        get: operations["exportActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.placed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was placed
         * @description An order was placed.
         */
        post: operations["notifyOrderPlaced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.shipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A parcel of an order was handed over
         * @description A parcel of an order was handed over. Sent for each parcel.
         */
        post: operations["notifyOrderShipped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was refunded, or a refund was taken back
         * @description An order was refunded, or a refund was taken back.
         */
        post: operations["notifyOrderRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was canceled
         * @description An order was canceled.
         */
        post: operations["notifyOrderCanceled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A company has applied for an account, or has answered a question
         * @description A company has applied for an account, or has answered a question.
         */
        post: operations["notifyApplicationReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.decided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An application was approved or rejected
         * @description An application was approved or rejected.
         */
        post: operations["notifyApplicationDecided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "complaint.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A customer has filed a complaint
         * @description A customer has filed a complaint.
         */
        post: operations["notifyComplaintReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stock.low": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order or a change has brought a variant below its low-stock number
         * @description An order or a change has brought a variant below its low-stock number. Sent once for each variant.
         */
        post: operations["notifyStockLow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "mail.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An e-mail has failed 5 times
         * @description An e-mail has failed 5 times.
         */
        post: operations["notifyMailFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An owner asked for a test message
         * @description An owner asked for a test message.
         */
        post: operations["notifyWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @enum {string} */
        OperatorRole: "owner" | "orders" | "catalogue" | "support" | "reader";
        /**
         * @example {
         *       "id": "oper_01kbg2w8x0v4n7m3q9c5t1r6zy",
         *       "email": "maja@skafferi.example",
         *       "name": "Maja Holm",
         *       "role": "owner",
         *       "disabled_at": null,
         *       "created_at": "2026-11-20T08:00:00.000Z",
         *       "version": 1
         *     }
         */
        Operator: {
            id: string;
            email: string;
            name: string;
            role: components["schemas"]["OperatorRole"];
            /**
             * Format: date-time
             * @description Since when they cannot sign in; null if they can.
             */
            disabled_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description Number of the last change of the role or of `disabled_at`. */
            version: number;
        };
        /**
         * @description see: read orders, companies, products and activity; orders: change, ship and cancel orders; catalogue: products,
         *     prices, stock and imports; service: read and decide applications, set companies' terms; administration: operators,
         *     API keys and webhooks.
         * @enum {string}
         */
        Purpose: "see" | "orders" | "catalogue" | "service" | "administration";
        SessionAnswer: {
            operator: components["schemas"]["Operator"];
            /**
             * Format: date-time
             * @description When the session ends.
             */
            expires_at: string;
            /** @description What the role covers. */
            may: components["schemas"]["Purpose"][];
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
        /**
         * @description draft: not visible to buyers yet; archived: no longer visible.
         * @enum {string}
         */
        ProductStatus: "published" | "draft" | "archived";
        /** @enum {string} */
        TaxClass: "food" | "confectionery" | "soft_drink" | "nicotine" | "standard";
        /** @enum {string} */
        FlavourClass: "tobacco" | "menthol" | "mint" | "fruit" | "liquorice" | "herbal" | "unflavoured";
        /**
         * @description Where the shop delivers.
         * @enum {string}
         */
        CountryCode: "se" | "no" | "dk" | "fi" | "us" | "gb" | "de";
        /**
         * @description Pieces in stock that orders have taken and that are still to ship; not part of the free ones.
         * @example 24
         */
        ReservedQuantity: number;
        /**
         * @description tracked: the stock limits what can be ordered; always: can always be ordered, its stock is not counted;
         *     backorder: pieces that are not in stock can be ordered and ship later; withdrawn: it is not sold.
         * @enum {string}
         */
        Availability: "tracked" | "always" | "backorder" | "withdrawn";
        Tier: {
            currency_code: string;
            min_quantity: number;
            /** @description Price of a piece. */
            amount: number;
        };
        AdminVariant: {
            id: string;
            sku: string | null;
            gtin: string | null;
            title: string;
            unit: string;
            /** @description An amount with its unit, such as `330 ml`. */
            net_content: string | null;
            pack_size: number;
            carton_size: number | null;
            width_mm: number | null;
            height_mm: number | null;
            /** @description Weight of one piece; null for the product's `weight_g`. */
            variant_weight_g: number | null;
            strength_mg: number | null;
            /** @description Free pieces. */
            inventory_quantity: number;
            reserved_quantity: components["schemas"]["ReservedQuantity"];
            /** @description Its stock is low below this number of pieces; null for the product's `low_stock`. */
            low_stock: number | null;
            availability: components["schemas"]["Availability"];
            /** Format: date */
            available_from: string | null;
            /** @description Where its pieces are in the warehouse; buyers do not see it. */
            shelf_place: string | null;
            /** @description Its value for each option. */
            options: {
                [key: string]: string;
            };
            /** @description By the quantity at which each starts. */
            prices: components["schemas"]["Tier"][];
        };
        AdminProduct: {
            id: string;
            handle: string;
            title: string;
            status: components["schemas"]["ProductStatus"];
            /** @description True for sample data. */
            is_sample: boolean;
            /** @description Its name; empty if it is in no category. */
            category: string;
            brand: string;
            description: string;
            tags: string[];
            weight_g: number | null;
            tax_class: components["schemas"]["TaxClass"];
            /** @description Years. */
            age_limit: number | null;
            flavour_class: components["schemas"]["FlavourClass"] | null;
            /** @description Countries where it cannot be sold at any strength. */
            not_sold_in: components["schemas"]["CountryCode"][];
            /** @description Addresses of its card pictures, in order. */
            images: string[];
            /** @description Alternative texts of the pictures, in the same order. */
            image_alts: string[];
            /**
             * Format: date-time
             * @description When it was published; null for a draft.
             */
            published_at: string | null;
            /** @description Names of its options, in order. */
            options: string[];
            /** @description The shop's number of pieces below which the stock of a variant without its own number is low. */
            low_stock: number;
            variants: components["schemas"]["AdminVariant"][];
        };
        AdminCategory: {
            id: string;
            name: string;
            handle: string;
            /** @description Empty if there is none. */
            description: string;
            /** @description Null on the first level. */
            parent_category_id: string | null;
            /** @description Position within its parent, from 0. */
            rank: number;
            /** @description Products in it, including those buyers do not see, without those of its subcategories. */
            product_count: number;
            /** @description Direct subcategories. */
            subcategory_count: number;
            /** @description The version to send in `If-Match`. */
            etag: string;
        };
        /** @enum {string} */
        VatIdStatus: "unchecked" | "valid" | "invalid" | "unavailable";
        AdminCompanyListItem: {
            id: string;
            name: string;
            organisation_number: string | null;
            country_code: components["schemas"]["CountryCode"];
            vat_id: string | null;
            vat_id_status: components["schemas"]["VatIdStatus"];
            payment_terms_days: number;
            po_required: boolean;
            /**
             * Format: date-time
             * @description Since when its people cannot sign in; null if they can.
             */
            blocked_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description Number of its people who sign in. */
            people: number;
            /** @description Number of orders placed. */
            orders: number;
            /** @description Their total, without canceled ones. */
            order_total: number;
            currency_code: string;
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
        CompanyAddress: {
            /** @description Its name in the address book; null if it is not in it. */
            name: string | null;
            address: components["schemas"]["Address"];
        };
        CompanyPerson: {
            id: string;
            first_name: string;
            last_name: string;
            email: string;
            phone: string | null;
            /** @enum {string} */
            role: "owner" | "buyer";
            /** @description False until they have chosen one; they cannot sign in before. */
            has_password: boolean;
            /**
             * Format: date-time
             * @description Since when they cannot sign in; null if they can.
             */
            blocked_at: string | null;
            /**
             * Format: date-time
             * @description When they were anonymised.
             */
            erased_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        AdminCompany: {
            company: components["schemas"]["AdminCompanyListItem"];
            /** @description Internal reason; null if it is not blocked. */
            blocked_reason: string | null;
            /**
             * @description Source of the VAT number's status; null if it was never checked.
             * @enum {string|null}
             */
            vat_id_source: "vies" | "operator" | null;
            /** Format: date-time */
            vat_id_checked_at: string | null;
            invoice_email: string | null;
            /** @description The address that new carts start with, the last one chosen at checkout, or before it that of the application; null if there is none. */
            shipping_address: components["schemas"]["Address"] | null;
            /** @description The invoice address that new carts start with, the last one chosen at checkout; null if there is none. */
            billing_address: components["schemas"]["Address"] | null;
            /** @description Its address book, by name. Before it has one and before its first checkout, the address that it applied with. */
            addresses: components["schemas"]["CompanyAddress"][];
            people: components["schemas"]["CompanyPerson"][];
            /** @description The applications that created or joined it, newest first. */
            applications: {
                id: string;
                person: string;
                /** Format: date-time */
                decided_at: string | null;
                /** @description True if it came with a licence; `GET /admin/applications/{id}/license` returns it. */
                license: boolean;
            }[];
        };
        /** @enum {string} */
        PromotionType: "percentage" | "fixed";
        /**
         * @description planned: it has not started; used_up: it has reached its usage limit.
         * @enum {string}
         */
        PromotionState: "planned" | "running" | "used_up" | "ended";
        AdminPromotion: {
            id: string;
            /** @description In capitals. */
            code: string;
            type: components["schemas"]["PromotionType"];
            /** @description Percent off the goods, or an amount. */
            value: number;
            currency_code: string;
            /** Format: date-time */
            starts_at: string;
            /**
             * Format: date-time
             * @description Null if it has no end.
             */
            ends_at: string | null;
            /** @description Value of goods before discount that a cart needs; 0 for none. */
            minimum: number;
            /** @description Orders of all companies; null for no limit. */
            usage_limit: number | null;
            /** @description Orders of one company; null for no limit. */
            usage_limit_per_company: number | null;
            /** @description Number of orders placed with it. */
            times_used: number;
            /** Format: date-time */
            created_at: string;
            state: components["schemas"]["PromotionState"];
        };
        /**
         * @description planned: it has not started.
         * @enum {string}
         */
        FlashSaleState: "planned" | "running" | "ended";
        FlashSaleItem: {
            product_id: string;
            /** @description Discount on every tier of every variant. */
            percent: number;
        };
        AdminFlashSale: {
            id: string;
            title: string;
            /** Format: date-time */
            starts_at: string;
            /** Format: date-time */
            ends_at: string;
            state: components["schemas"]["FlashSaleState"];
            /** @description In the order of the home page. */
            items: components["schemas"]["FlashSaleItem"][];
        };
        /** @description A person of the company. */
        OrderPlacer: {
            /** @description First and last name. */
            name: string;
            /** @description The customer of this session. */
            is_you: boolean;
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
        /** @description The billed company by its legal name. */
        OrderBuyer: {
            name: string;
            /** @description Number in its register, as its country writes it; null if unknown. */
            organisation_number: string | null;
            /** @description The number used for the order's tax, or else the company's; null if there is none. */
            vat_id: string | null;
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
        /**
         * @description Increases with every change of the order, its parcels and refunds. A change names the version that was read.
         * @example 3
         */
        OrderVersion: number;
        AdminOrderLine: {
            item_id: string;
            /** @description In pieces. */
            ordered: number;
            shipped: number;
            /** @description Pieces that will not be shipped. */
            closed: number;
            /** @description Pieces that can still be shipped. */
            left: number;
            /** @description Of those left, the refunded ones: they are shipped only with `ships_refunded`. */
            left_refunded: number;
            /** @description Refunded pieces. */
            refunded: number;
            /** @description Pieces that can still be refunded. */
            refundable: number;
            tax_percent: number;
            /** @description Pieces in a carton of the article as it is packed now; null if it has none. */
            carton_size: number | null;
            /** @description Where the article is in the warehouse now; null if unknown. */
            shelf_place: string | null;
            /** @description Weight of a piece in grams, as the variant or else the product has it now; null if it is unknown. */
            weight_g: number | null;
        };
        AdminParcel: {
            id: string;
            carrier: string;
            tracking_url: string | null;
            /** @description Left out if it has a link or neither. */
            tracking_number?: string;
            /** Format: date-time */
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
            /** @description The operator or program that sent it; null if it was not recorded. */
            sent_by: string | null;
            /** @description Its contents; empty if not recorded. */
            lines: components["schemas"]["OrderPieces"][];
        };
        /** @description The amounts at a tax rate; negative in a reversal. */
        RefundRate: {
            percent: number;
            net: number;
            tax: number;
        };
        LinePieces: {
            /** @description Id of a line of the order. */
            item_id: string;
            /** @description In pieces. */
            quantity: number;
        };
        AdminRefund: {
            id: string;
            /** @description Including tax; negative for a reversal. */
            amount: number;
            /** @description The same by tax rate, lowest first. */
            rates: components["schemas"]["RefundRate"][];
            /** @description As the buyer was told; null if erased, and for a reversal. */
            reason: string | null;
            /** Format: date-time */
            refunded_at: string;
            /** @description The operator or program that refunded it; null if it was not recorded. */
            refunded_by: string | null;
            /** @description The refund that it reverses; null for a refund. */
            reverses_id: string | null;
            /** @description The refunded pieces, positive in a reversal too; empty if it was an amount. */
            lines: components["schemas"]["LinePieces"][];
        };
        /** @description Amount that can still be refunded, including tax; nothing before goods were shipped. */
        RefundableSum: {
            amount: number;
            /** @description The same by tax rate, lowest first. */
            rates: components["schemas"]["RefundRate"][];
        };
        AdminPayment: {
            id: string;
            /**
             * @description `received` from the customer, or `paid_back` to the customer after a refund.
             * @enum {string}
             */
            kind: "received" | "paid_back";
            /** @description Including tax; negative if it is paid back, or if it reverses a received payment. */
            amount: number;
            /**
             * Format: date
             * @description When the money was received or paid back, a day of the shop.
             */
            paid_on: string;
            /** Format: date-time */
            recorded_at: string;
            /** @description The operator or program that recorded it; null if it was not recorded. */
            recorded_by: string | null;
            /** @description The payment that it reverses; null for a payment. */
            reverses_id: string | null;
        };
        /**
         * @description Recorded payments less what was paid back, including tax; 0 for orders that were paid before payments were recorded.
         * @example 738.14
         */
        PaidTotal: number;
        /**
         * @description What the shop owes the customer, including tax: the recorded payments less what was paid back and what is still
         *     charged after refunds.
         * @example 12.4
         */
        AmountToPayBack: number;
        OrderNote: {
            id: string;
            text: string;
            /** Format: date-time */
            written_at: string;
            /** @description The operator or program; null if it was not recorded. */
            written_by: string | null;
            /** @description True if the caller wrote it, so that the caller can delete it. */
            is_yours: boolean;
        };
        /**
         * @description A step that can be undone. `packed`: the goods; `parcel`: a parcel was sent; `handed_over`, `delivered`: a parcel's
         *     marks; `completed`: the order; `paid`: its payment; `paid_back`: the last amount that was paid back; `closed`,
         *     `backordered`, `replaced`: the last decision about missing pieces.
         * @enum {string}
         */
        OrderStep: "packed" | "parcel" | "handed_over" | "delivered" | "completed" | "paid" | "paid_back" | "closed" | "backordered" | "replaced";
        UndoableStep: {
            step: components["schemas"]["OrderStep"];
            /** @description The parcel; null for steps of the order. */
            shipment_id: string | null;
        };
        /**
         * Format: date
         * @description The day on which the order should leave, by the rule that promised the delivery when it was placed; null for older
         *     orders, which were stored without it.
         * @example 2026-12-02
         */
        DispatchDate: string | null;
        /** @description States, parcels and tax as recorded; values that an event does not have are left out. */
        TimelineStates: {
            status?: string;
            fulfillment_status?: string;
            payment_status?: string;
            carrier?: string;
            /** @description Tracking link or number. */
            tracking_url?: string;
            /** @description Pieces in the parcel, or pieces that will not be shipped. */
            pieces?: number;
            /** @description Refunded pieces that were packed or sent nevertheless. */
            although_refunded?: number;
            /** @description The day that decides which tax rules apply. */
            tax_date?: string;
            tax_total?: number;
            total?: number;
            /** @description Refunded amount, including tax. */
            refund_total?: number;
            /** @description The day on which a payment was received or paid back. */
            paid_on?: string;
            /** @description A received payment, including tax. */
            paid_amount?: number;
            /** @description What the shop owes the customer, including tax. */
            to_pay_back?: number;
            /** @description The first day of dispatch of missing pieces. */
            available_from?: string;
            /** @description The article that replaces another one. */
            article?: string;
        };
        TimelineEntry: {
            /** Format: date-time */
            at: string;
            /** @description Such as `order.placed`. */
            action: string;
            /** @description A customer's id, or `operator`; null for the shop itself. */
            actor_id: string | null;
            /** @description Name of the operator; null for others and for the command line. */
            operator_name: string | null;
            /** @description Null if there were no previous values. */
            before: components["schemas"]["TimelineStates"] | null;
            after: components["schemas"]["TimelineStates"] | null;
        };
        AdminOrder: {
            order: components["schemas"]["Order"];
            version: components["schemas"]["OrderVersion"];
            /** @description Progress of each line, in the order of the lines. */
            lines: components["schemas"]["AdminOrderLine"][];
            /** @description Parcels, oldest first. */
            parcels: components["schemas"]["AdminParcel"][];
            /** @description Refunds, oldest first. */
            refunds: components["schemas"]["AdminRefund"][];
            refundable: components["schemas"]["RefundableSum"];
            /** @description Ledger of received payments and their reversals, oldest first. */
            payments: components["schemas"]["AdminPayment"][];
            paid_total: components["schemas"]["PaidTotal"];
            to_pay_back: components["schemas"]["AmountToPayBack"];
            /** @description Notes among colleagues, newest first. Buyers never see them. */
            notes: components["schemas"]["OrderNote"][];
            /** @description The steps that can be undone now, with `undoOrderStep`. */
            undoable: components["schemas"]["UndoableStep"][];
            company: {
                id: string;
                name: string;
            };
            customer: {
                id: string;
                first_name: string;
                last_name: string;
                email: string;
                phone: string | null;
            };
            /** @description Permanent name of the delivery option. */
            shipping_option: string;
            dispatch_date: components["schemas"]["DispatchDate"];
            /** @description Events of the order, oldest first. */
            timeline: components["schemas"]["TimelineEntry"][];
        };
        /**
         * @description An active API key or webhook and its responsible operator.
         * @example {
         *       "id": "apk_01kbg2w8x0v4n7m3q9c5t1r6zy",
         *       "operator_id": "oper_01kbg2w8x0v4n7m3q9c5t1r6zy",
         *       "kind": "api_key",
         *       "title": "Warehouse",
         *       "last_used_at": "2026-11-23T16:12:00.000Z"
         *     }
         */
        Integration: {
            id: string;
            operator_id: string;
            /** @enum {string} */
            kind: "api_key" | "webhook";
            /** @description A key's title, a webhook's address. */
            title: string;
            /**
             * Format: date-time
             * @description When a key was last used, to the minute; null if never, and for webhooks.
             */
            last_used_at: string | null;
        };
        /**
         * @description The shape of every error.
         * @example {
         *       "type": "not_allowed",
         *       "code": "role_not_allowed",
         *       "message": "Your role does not allow this. Ask an owner of the shop."
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
            params?: components["schemas"]["ErrorParams"];
            /** @description The current product, for `product_changed`. */
            product?: components["schemas"]["AdminProduct"];
            /** @description The current category, for `category_changed`. */
            product_category?: components["schemas"]["AdminCategory"];
            /** @description The current company, for `company_changed`. */
            company?: components["schemas"]["AdminCompany"];
            /** @description The current promo code, for `promotion_changed`. */
            promotion?: components["schemas"]["AdminPromotion"];
            /** @description The current flash sale, for `flash_sale_changed`. */
            flash_sale?: components["schemas"]["AdminFlashSale"];
            /** @description The current order, for `order_changed`. */
            order?: components["schemas"]["AdminOrder"];
            /** @description What must be decided before an operator is disabled, for `integrations_undecided`. */
            integrations?: components["schemas"]["Integration"][];
            /** @description The same id as in the server's log. */
            request_id?: string;
        };
        /**
         * @example {
         *       "email": "maja@skafferi.example",
         *       "password": "a long sentence nobody guesses",
         *       "code": "287082"
         *     }
         */
        SignInRequest: {
            email: string;
            password: string;
            /** @description The six digits of the authenticator. Only the demo's operator signs in without. */
            code?: string;
            /** @description An unused recovery code, in any case, with or without hyphens. Ignored if there is a `code`. */
            recovery_code?: string;
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
         *       "left": 9
         *     }
         */
        RecoveryCodeCount: {
            /** @description The number of unused codes. */
            left: number;
        };
        /**
         * @description The password or the code.
         * @example {
         *       "password": "a long sentence nobody guesses"
         *     }
         */
        RecoveryCodesRequest: {
            password?: string;
            /**
             * @description The authenticator's digits.
             * @example 123456
             */
            code?: string;
        };
        /** @description Ten codes that each sign in once without the authenticator. Returned once. */
        RecoveryCodes: string[];
        RecoveryCodesAnswer: {
            recovery_codes: components["schemas"]["RecoveryCodes"];
        };
        /**
         * @description order: placed; application: received; complaint: filed; message: sent by the contact form; low_stock: an order or a change left fewer than 50 pieces
         *     of a variant; failed_mail: an e-mail failed 5 times.
         * @enum {string}
         */
        NoticeKind: "order" | "application" | "complaint" | "message" | "low_stock" | "failed_mail";
        /**
         * @description at_once: within seconds; digest: once a day, together.
         * @enum {string}
         */
        NoticeTiming: "off" | "at_once" | "digest";
        /**
         * @example {
         *       "kind": "order",
         *       "timing": "digest"
         *     }
         */
        NoticeChoice: {
            kind: components["schemas"]["NoticeKind"];
            timing: components["schemas"]["NoticeTiming"];
        };
        /**
         * @example {
         *       "notices": [
         *         {
         *           "kind": "order",
         *           "timing": "digest"
         *         },
         *         {
         *           "kind": "low_stock",
         *           "timing": "off"
         *         }
         *       ],
         *       "digest_time": "07:00",
         *       "time_zone": "Europe/Stockholm"
         *     }
         */
        NoticeChoices: {
            /** @description One for each kind that the role covers. */
            notices: components["schemas"]["NoticeChoice"][];
            /** @description Time of day of the digest, in the shop's time zone. */
            digest_time: string;
            /** @description The shop's time zone, an IANA name. */
            time_zone: string;
        };
        /**
         * @description Kinds left out keep their timing.
         * @example {
         *       "notices": [
         *         {
         *           "kind": "order",
         *           "timing": "at_once"
         *         }
         *       ]
         *     }
         */
        NoticeChange: {
            notices: components["schemas"]["NoticeChoice"][];
        };
        /**
         * @example {
         *       "email": "johan@skafferi.example",
         *       "name": "Johan Berg",
         *       "role": "orders"
         *     }
         */
        InviteRequest: {
            /** Format: email */
            email: string;
            name: string;
            role: components["schemas"]["OperatorRole"];
        };
        Invite: {
            id: string;
            /** @description Null for the shop's first owner. */
            email: string | null;
            /** @description Null for the shop's first owner. */
            name: string | null;
            role: components["schemas"]["OperatorRole"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        InviteAnswer: {
            invite: components["schemas"]["Invite"];
            /** @description The link to accept it. Returned once. */
            url: string;
        };
        /**
         * @example {
         *       "success": true
         *     }
         */
        InviteWithdrawn: {
            /** @constant */
            success: true;
        };
        InviteOffer: {
            /** @description Null if the person who accepts enters it. */
            email: string | null;
            /** @description Null if the person who accepts enters it. */
            name: string | null;
            role: components["schemas"]["OperatorRole"];
            /** Format: date-time */
            expires_at: string;
            authenticator: {
                /** @description The secret to type into an authenticator, in base 32. */
                secret: string;
                /** @description The same as an `otpauth:` address, for a QR code. */
                uri: string;
            };
        };
        /**
         * @example {
         *       "email": "maja@skafferi.example",
         *       "name": "Maja Holm",
         *       "password": "a long sentence nobody guesses",
         *       "code": "287082"
         *     }
         */
        AcceptRequest: {
            /**
             * Format: email
             * @description Only for the shop's first owner; others use the e-mail of their invitation.
             */
            email?: string;
            /** @description Only for the shop's first owner; others use the e-mail of their invitation. */
            name?: string;
            /** @description A password that is not easy to guess: not the e-mail, the shop's name, a sequence or a repetition. */
            password: string;
            /** @description The six digits of the authenticator. */
            code: string;
        };
        AcceptAnswer: {
            operator: components["schemas"]["Operator"];
            /**
             * Format: date-time
             * @description When the session ends.
             */
            expires_at: string;
            /** @description What the role covers. */
            may: components["schemas"]["Purpose"][];
            recovery_codes: components["schemas"]["RecoveryCodes"];
        };
        Team: {
            operators: components["schemas"]["Operator"][];
            invites: components["schemas"]["Invite"][];
            /** @description Active API keys and webhooks of operators. */
            integrations: components["schemas"]["Integration"][];
        };
        /**
         * @description Fields left out keep their value.
         * @example {
         *       "disabled": true,
         *       "keep": [
         *         "apk_01kbg2w8x0v4n7m3q9c5t1r6zy"
         *       ]
         *     }
         */
        OperatorChange: {
            role?: components["schemas"]["OperatorRole"];
            /** @description True if they cannot sign in. */
            disabled?: boolean;
            /** @description The version that was read. Without it, any version is changed. */
            version?: number;
            /**
             * @description Ids of the operator's active API keys and webhooks that stay active when the operator is disabled; the caller
             *     becomes responsible for them. All others end: keys are revoked, webhooks disabled. Required if there are any.
             */
            keep?: string[];
        };
        OperatorAnswer: {
            operator: components["schemas"]["Operator"];
        };
        /**
         * @description see: read orders, companies, products and activity; orders: change, ship and cancel orders; catalogue: products,
         *     prices, stock and imports; service: read and decide applications, set companies' terms. Owners' calls have no
         *     scope.
         * @enum {string}
         */
        ApiKeyScope: "see" | "orders" | "catalogue" | "service";
        /**
         * @example {
         *       "id": "apk_01kbg2w8x0v4n7m3q9c5t1r6zy",
         *       "title": "Warehouse",
         *       "redacted": "ak_Tz3xQ…",
         *       "scopes": [
         *         "see",
         *         "orders"
         *       ],
         *       "created_by": "Maja Holm",
         *       "responsible": "Maja Holm",
         *       "created_at": "2026-11-20T08:00:00.000Z",
         *       "expires_at": "2027-11-20T08:00:00.000Z",
         *       "last_used_at": "2026-11-23T16:12:00.000Z",
         *       "revoked_at": null,
         *       "revoked_by": null
         *     }
         */
        ApiKey: {
            id: string;
            title: string;
            /** @description The start of the key, to recognise it. */
            redacted: string;
            scopes: components["schemas"]["ApiKeyScope"][];
            /** @description Name of the owner who created it; null for the command line. */
            created_by: string | null;
            /**
             * @description Name of the responsible operator: the creator, or the one who took it over. The key covers at most what their
             *     present role covers, and nothing while they are disabled. Null for the command line, whose keys have no such
             *     limit.
             */
            responsible: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null if it does not expire.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description To the minute; null if never used.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description Null if it is active.
             */
            revoked_at: string | null;
            /** @description Name of the owner who revoked it; null for the command line. */
            revoked_by: string | null;
        };
        ApiKeyList: {
            api_keys: components["schemas"]["ApiKey"][];
        };
        /**
         * @example {
         *       "title": "Warehouse",
         *       "scopes": [
         *         "see",
         *         "orders"
         *       ],
         *       "expires_at": "2027-11-20T08:00:00.000Z"
         *     }
         */
        ApiKeyRequest: {
            /** @description The program that uses it; shown in the activity. */
            title: string;
            scopes: components["schemas"]["ApiKeyScope"][];
            /**
             * Format: date-time
             * @description No expiry by default.
             */
            expires_at?: string | null;
        };
        ApiKeyMade: {
            api_key: components["schemas"]["ApiKey"];
            /** @description The secret, sent as `Authorization: Bearer`. Returned once. */
            token: string;
        };
        ApiKeyAnswer: {
            api_key: components["schemas"]["ApiKey"];
        };
        /**
         * @description An event; `webhooks` of this document describe the message of each. It never contains personal data.
         * @enum {string}
         */
        WebhookEvent: "order.placed" | "order.shipped" | "order.refunded" | "order.canceled" | "application.received" | "application.decided" | "complaint.received" | "stock.low" | "mail.failed";
        /**
         * @example {
         *       "id": "webhook_01kbg2w8x0v4n7m3q9c5t1r6zy",
         *       "url": "https://warehouse.example/skafferi",
         *       "events": [
         *         "order.placed",
         *         "order.canceled"
         *       ],
         *       "responsible": "Maja Holm",
         *       "created_at": "2026-11-20T08:00:00.000Z",
         *       "failing_since": null,
         *       "disabled_at": null
         *     }
         */
        Webhook: {
            id: string;
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description Name of the responsible operator: who last set its address or enabled it, or took it over. It receives at most
             *     what their present role covers, and nothing while they are disabled. Null for the command line, whose webhooks
             *     have no such limit.
             */
            responsible: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Since when every attempt has failed; null if the last one succeeded.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description Since when it is disabled; null if it is enabled.
             */
            disabled_at: string | null;
        };
        WebhookList: {
            webhooks: components["schemas"]["Webhook"][];
        };
        /**
         * @description An https address in a public network, without port, user or password.
         * @example https://warehouse.example/skafferi
         */
        WebhookUrl: string;
        /**
         * @example {
         *       "url": "https://warehouse.example/skafferi",
         *       "events": [
         *         "order.placed",
         *         "order.canceled"
         *       ]
         *     }
         */
        WebhookRequest: {
            url: components["schemas"]["WebhookUrl"];
            events: components["schemas"]["WebhookEvent"][];
        };
        WebhookMade: {
            webhook: components["schemas"]["Webhook"];
            /** @description The secret of its signatures, `whsec_` and base64. Returned once. */
            secret: string;
        };
        /**
         * @description Fields left out keep their value.
         * @example {
         *       "disabled": false
         *     }
         */
        WebhookChange: {
            url?: components["schemas"]["WebhookUrl"];
            events?: components["schemas"]["WebhookEvent"][];
            /** @description True to disable it. Events in the meantime are not sent later; deliveries that were queued before are sent when it is enabled again. */
            disabled?: boolean;
        };
        WebhookAnswer: {
            webhook: components["schemas"]["Webhook"];
        };
        /**
         * @example {
         *       "success": true
         *     }
         */
        WebhookDeleted: {
            /** @constant */
            success: true;
        };
        /**
         * @description An event, or a test message.
         * @enum {string}
         */
        WebhookMessage: "order.placed" | "order.shipped" | "order.refunded" | "order.canceled" | "application.received" | "application.decided" | "complaint.received" | "stock.low" | "mail.failed" | "webhook.test";
        WebhookDelivery: {
            /** @description Sent as `webhook-id`; the same for every attempt. */
            id: string;
            type: components["schemas"]["WebhookMessage"];
            /**
             * @description failed: no more attempts, until it is resent.
             * @enum {string}
             */
            state: "pending" | "delivered" | "failed";
            tries: number;
            /** @description Status of the last answer; null if there was none. */
            status: number | null;
            /** @description Error of the last attempt. */
            failure: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was accepted.
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description Earliest next attempt; null if there is none.
             */
            next_try_at: string | null;
        };
        WebhookDeliveryAnswer: {
            delivery: components["schemas"]["WebhookDelivery"];
        };
        WebhookDeliveryList: {
            deliveries: components["schemas"]["WebhookDelivery"][];
            count: number;
            limit: number;
            offset: number;
        };
        AdminOrderListItem: {
            id: string;
            display_id: number;
            version: components["schemas"]["OrderVersion"];
            /** Format: date-time */
            created_at: string;
            status: components["schemas"]["OrderStatus"];
            fulfillment_status: components["schemas"]["FulfillmentStatus"];
            shipment_state: components["schemas"]["ShipmentState"];
            /** @description Ordered pieces of all lines. */
            pieces: number;
            /** @description Shipped pieces of all lines. */
            shipped_pieces: number;
            /**
             * @description Pieces that can be shipped now: neither shipped nor closed, and not waiting for stock; 0 if the order is canceled
             *     or completed.
             */
            pieces_to_ship: number;
            payment_status: components["schemas"]["PaymentStatus"];
            currency_code: string;
            total: number;
            /** @description Refunded amount, including tax. */
            refunded_total: number;
            paid_total: components["schemas"]["PaidTotal"];
            /** @description Amount still to be paid, including tax: the total less refunds and payments; 0 if it is paid, refunded or canceled. */
            amount_due: number;
            to_pay_back: components["schemas"]["AmountToPayBack"];
            /**
             * Format: date
             * @description Due date of the invoice in the shop's time zone; null if none was stored.
             */
            due_date: string | null;
            dispatch_date: components["schemas"]["DispatchDate"];
            po_number: string | null;
            customer_reference: string | null;
            company_name: string;
            /** @description Name of the person who placed it; null if erased. */
            placed_by: string | null;
            /** @description E-mail of the person who placed it. */
            email: string;
            lines: number;
            /** @description The delivery address. */
            ship_to: {
                city: string;
                country_code: components["schemas"]["CountryCode"];
            };
        };
        OrderSum: {
            currency_code: string;
            /** @description Orders in this currency. */
            count: number;
            /** @description Their total, including tax. */
            total: number;
            /** @description Their amount due, including tax. */
            amount_due: number;
            /** @description What the shop owes their customers, including tax. */
            to_pay_back: number;
        };
        AdminOrderList: {
            orders: components["schemas"]["AdminOrderListItem"][];
            /** @description Totals of all matching orders on all pages, by currency, the one with most orders first. */
            sums: components["schemas"]["OrderSum"][];
            count: number;
            limit: number;
            offset: number;
        };
        /**
         * @description `payment_missing`: it counts as paid, but no payment is recorded; `payment_unexpected`: a payment is recorded, but
         *     it counts as unpaid; `refunds_missing`: it counts as refunded, but its refunds do not add up to its total.
         * @enum {string}
         */
        LedgerDifferenceKind: "payment_missing" | "payment_unexpected" | "refunds_missing";
        LedgerDifference: {
            id: string;
            display_id: number;
            company_name: string;
            payment_status: components["schemas"]["PaymentStatus"];
            currency_code: string;
            total: number;
            /** @description Refunded amount, including tax. */
            refunded_total: number;
            /** @description Payments less reversals. */
            paid_total: number;
            kind: components["schemas"]["LedgerDifferenceKind"];
        };
        LedgerDifferenceList: {
            orders: components["schemas"]["LedgerDifference"][];
            count: number;
            limit: number;
            offset: number;
        };
        /**
         * @example {
         *       "version": 1,
         *       "payment_status": "captured"
         *     }
         */
        OrderChange: {
            version: components["schemas"]["OrderVersion"];
            status?: components["schemas"]["OrderStatus"];
            fulfillment_status?: components["schemas"]["FulfillmentStatus"];
            payment_status?: components["schemas"]["PaymentStatus"];
            /**
             * Format: date
             * @description With `captured`, the day on which the payment was received; today by default.
             */
            paid_on?: string;
            /** @description With `captured` and no other change, the amount of the payment, including tax; `amount_due` by default. */
            paid_amount?: number;
            /**
             * Format: date
             * @description Records that `to_pay_back` was paid back on this day; without other changes.
             */
            paid_back_on?: string;
            /** @description Carrier of the parcel. */
            carrier?: string;
            /** @description Tracking link of the parcel: an https address. */
            tracking_url?: string;
            /** @description True to ship refunded pieces nevertheless. */
            ships_refunded?: boolean;
        };
        /**
         * @example {
         *       "version": 1,
         *       "carrier": "DHL",
         *       "tracking_url": "https://www.dhl.com/track?id=1",
         *       "lines": [
         *         {
         *           "item_id": "ordli_1",
         *           "quantity": 48
         *         }
         *       ]
         *     }
         */
        ShipmentRequest: {
            version: components["schemas"]["OrderVersion"];
            carrier: string;
            /** @description Tracking link of the parcel: an https address. */
            tracking_url?: string;
            /** @description Tracking number of the parcel if there is no link. */
            tracking_number?: string;
            /** @description True to ship refunded pieces nevertheless. */
            ships_refunded?: boolean;
            /** @description Its contents; by default everything left. */
            lines?: components["schemas"]["LinePieces"][];
        };
        /**
         * @example {
         *       "version": 3,
         *       "state": "delivered"
         *     }
         */
        ShipmentChange: {
            version: components["schemas"]["OrderVersion"];
            /**
             * @description `handed_over`: the carrier took it; `delivered`: it arrived.
             * @enum {string}
             */
            state?: "handed_over" | "delivered";
            carrier?: string;
            /** @description Tracking link of the parcel: an https address; null removes it and the tracking number. */
            tracking_url?: string | null;
            /** @description Tracking number of the parcel if there is no link. */
            tracking_number?: string;
        };
        /**
         * @example {
         *       "version": 3,
         *       "reason": "The supplier has discontinued it.",
         *       "lines": [
         *         {
         *           "item_id": "ordli_1",
         *           "quantity": 36
         *         }
         *       ]
         *     }
         */
        RestClosing: {
            version: components["schemas"]["OrderVersion"];
            /** @description The reason in the e-mail to the buyer. */
            reason: string;
            /** @description True to refund these pieces in the same step; the default. */
            refund?: boolean;
            /** @description The pieces that will not be shipped; by default everything left. */
            lines?: components["schemas"]["LinePieces"][];
        };
        /**
         * @description Either an amount or lines.
         * @example {
         *       "version": 3,
         *       "reason": "Three jars arrived broken.",
         *       "lines": [
         *         {
         *           "item_id": "ordli_1",
         *           "quantity": 3
         *         }
         *       ]
         *     }
         */
        RefundRequest: {
            version: components["schemas"]["OrderVersion"];
            /** @description The reason in the e-mail to the buyer. */
            reason: string;
            /** @description In the currency of the order, including tax. */
            amount?: number;
            lines?: components["schemas"]["LinePieces"][];
        };
        /**
         * @example {
         *       "version": 1
         *     }
         */
        OrderCancellation: {
            version: components["schemas"]["OrderVersion"];
        };
        /**
         * @example {
         *       "version": 3,
         *       "step": "packed"
         *     }
         */
        StepUndo: {
            version: components["schemas"]["OrderVersion"];
            step: components["schemas"]["OrderStep"];
            /** @description The parcel; required for `parcel`, `handed_over` and `delivered`. */
            shipment_id?: string;
        };
        /**
         * @example {
         *       "version": 3,
         *       "available_from": "2027-01-12",
         *       "lines": [
         *         {
         *           "item_id": "ordli_1",
         *           "quantity": 36
         *         }
         *       ]
         *     }
         */
        Backordering: {
            version: components["schemas"]["OrderVersion"];
            /**
             * Format: date
             * @description The first day of their dispatch, as the buyer is told; left out if it is unknown.
             */
            available_from?: string;
            /** @description The pieces that are missing. */
            lines: components["schemas"]["LinePieces"][];
        };
        /**
         * @example {
         *       "version": 3,
         *       "item_id": "ordli_1",
         *       "quantity": 36,
         *       "sku": "SAL-0120",
         *       "unit_price": 1.48,
         *       "reason": "The jam is sold out."
         *     }
         */
        Replacement: {
            version: components["schemas"]["OrderVersion"];
            /** @description The line that is replaced. */
            item_id: string;
            /** @description Pieces of it, and of the other article. */
            quantity: number;
            /** @description The SKU of the other article. */
            sku: string;
            /** @description The price of `getReplacement`, to which the seller agreed. */
            unit_price: number;
            /** @description The reason in the e-mail to the buyer. */
            reason: string;
        };
        ReplacementQuote: {
            sku: string;
            title: string;
            variant_title: string;
            thumbnail: string | null;
            quantity: number;
            /** @description Net price of a piece at this quantity. */
            unit_price: number;
            /** @description Net price of all pieces. */
            subtotal: number;
            /** @description Discount, at the rate of the replaced line. */
            discount_total: number;
            currency_code: string;
            /** @description Pieces that can be taken now. */
            available: number;
        };
        /**
         * @example {
         *       "text": "Call before delivery; the ramp is closed."
         *     }
         */
        NoteRequest: {
            text: string;
        };
        SalesDay: {
            /** Format: date */
            date: string;
            orders: number;
            net: number;
        };
        SalesSum: {
            orders: number;
            net: number;
        };
        CurrencySales: {
            currency_code: string;
            /** @description The last 14, today last. */
            days: components["schemas"]["SalesDay"][];
            today: components["schemas"]["SalesSum"];
            /** @description The same day last week, up to this time of day. */
            week_ago: components["schemas"]["SalesSum"];
            /** @description Including today. */
            last_7_days: components["schemas"]["SalesSum"];
            /** @description This calendar month. */
            month: components["schemas"]["SalesSum"];
        };
        AdminSales: {
            /**
             * Format: date
             * @description Today.
             */
            date: string;
            /** @description By currency, the one with most orders first; empty if nothing was ordered in these days. */
            sales: components["schemas"]["CurrencySales"][];
        };
        LowProduct: {
            id: string;
            title: string;
            /** @description The variant that will be sold out first; null if it is the only one. */
            variant_title: string | null;
            thumbnail: string | null;
            /**
             * @description Pieces of that variant.
             * @example 12
             */
            inventory_quantity: number;
            /** @description Days that they last at the pace of the last 14 days; null if none was ordered. */
            days_left: number | null;
        };
        LowStock: {
            products: components["schemas"]["LowProduct"][];
            count: number;
            /** @description Number of products with a sold-out variant. */
            sold_out: number;
        };
        /**
         * @description Counts the changes of the section.
         * @example 3
         */
        SettingsVersion: number;
        /** @description When and by whom a section was changed last. */
        SettingsSection: {
            version: components["schemas"]["SettingsVersion"];
            /** Format: date-time */
            changed_at: string;
            /** @description Null if nobody has changed it. */
            changed_by: string | null;
        };
        /** @description A text by language (`en`, `sv`). A missing language shows the English text. */
        LocalText: {
            [key: string]: string;
        };
        FooterLink: {
            label: components["schemas"]["LocalText"];
            /** @description A path of this shop, or an https address on an allowed host. */
            href: string;
        };
        LogoPicture: {
            /** @description A path of this shop. */
            src: string;
            width: number;
            height: number;
        };
        Logo: {
            light: components["schemas"]["LogoPicture"];
            dark: components["schemas"]["LogoPicture"];
            /** @description A square sign; null if there is none. */
            mark: components["schemas"]["LogoPicture"] | null;
        };
        /** @description Who the seller is. Empty texts are not shown. */
        ShopProfile: {
            /** @description The shop's name. */
            name: string;
            /** @description The company's name on documents. */
            legal_name: string;
            registration_number: string;
            /** @description Where the seller is established; decides VAT. */
            country: components["schemas"]["CountryCode"];
            /** @description Of the own country, and of each other country it is registered in. */
            vat_ids: string[];
            /** @description The postal address by lines. */
            address: string[];
            /** @description With the country code. */
            phone: string;
            email: string;
            /** @description Opening hours of the phone. */
            hours: components["schemas"]["LocalText"];
            /** @description What buyers read before they place an order, under Rules and Conditions. */
            order_rules: components["schemas"]["LocalText"];
            /** @description The rule for returns and complaints. */
            returns: components["schemas"]["LocalText"];
            /** @description How long an approval takes, as a sentence. */
            approval: components["schemas"]["LocalText"];
            /** @description The shop in one sentence. */
            about: components["schemas"]["LocalText"];
            /** @description Links in the footer, after the shop's own. */
            footer_links: components["schemas"]["FooterLink"][];
            /** @description The sender's name of e-mails; empty for the shop's. */
            sender_name: string;
            /** @description Lines at the end of e-mails. */
            signature: components["schemas"]["LocalText"];
            /** @description Null for the standard colour. */
            colour: string | null;
            /** @description Null to show the name as text. */
            logo: components["schemas"]["Logo"] | null;
        };
        ProfileSection: components["schemas"]["SettingsSection"] & {
            value: components["schemas"]["ShopProfile"];
        };
        OrderTerms: {
            /** @description Minimum net value of an order; null if there is none. */
            minimum: number | null;
            /** @description For newly approved companies. */
            payment_days: number;
            /** @description True if customers see the loyalty points of their orders. */
            points: boolean;
            /** @description The stock of an article without its own number is low below this number of pieces. */
            low_stock: number;
        };
        OrdersSection: components["schemas"]["SettingsSection"] & {
            value: components["schemas"]["OrderTerms"];
        };
        /** @description Of the options to a country, the one with the highest `goods_from` that the goods reach applies. */
        DeliveryOption: {
            /** @description Permanent; orders store it. */
            id: string;
            name: string;
            countries: components["schemas"]["CountryCode"][];
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
        /** @description Days on which no order leaves, in addition to public holidays. */
        Closure: {
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description The last day; at most 366 days in all.
             */
            to: string;
            reason: string;
        };
        Delivery: {
            /** @description In display order. */
            options: components["schemas"]["DeliveryOption"][];
            /** @description IANA name. */
            time_zone: string;
            /** @description Orders from this time of day count as placed on the next working day. */
            cut_off: string;
            /** @description Days of the week on which orders leave, by ISO 8601. */
            working_days: number[];
            /** @description Working days before an order leaves. */
            preparation_days: number;
            closures: components["schemas"]["Closure"][];
        };
        DeliverySection: components["schemas"]["SettingsSection"] & {
            value: components["schemas"]["Delivery"];
        };
        /**
         * @description `required`: must be answered; `optional`: may be left empty; `off`: not asked.
         * @enum {string}
         */
        QuestionRule: "required" | "optional" | "off";
        /**
         * @description As QuestionRule, for a question that may be left empty in every form.
         * @enum {string}
         */
        OpenQuestionRule: "optional" | "off";
        /** @description How the form asks each question that the seller can do without. The names are those of the application. */
        ApplicationQuestions: {
            duns_number: components["schemas"]["QuestionRule"];
            type_of_business: components["schemas"]["QuestionRule"];
            company_website: components["schemas"]["QuestionRule"];
            number_of_employees: components["schemas"]["QuestionRule"];
            annual_revenue: components["schemas"]["QuestionRule"];
            job_title: components["schemas"]["QuestionRule"];
            preferred_delivery_days: components["schemas"]["QuestionRule"];
            products_of_interest: components["schemas"]["QuestionRule"];
            specific_brands: components["schemas"]["QuestionRule"];
            estimated_order_volume: components["schemas"]["QuestionRule"];
            order_frequency: components["schemas"]["QuestionRule"];
            fda_registration_status: components["schemas"]["QuestionRule"];
            tax_id_exemption: components["schemas"]["QuestionRule"];
            preferred_payment_method: components["schemas"]["QuestionRule"];
            shipping_preferences: components["schemas"]["QuestionRule"];
            customs_broker: components["schemas"]["QuestionRule"];
            upload_licenses: components["schemas"]["QuestionRule"];
            private_label_interest: components["schemas"]["OpenQuestionRule"];
            payment_connection_id: components["schemas"]["OpenQuestionRule"];
            credit_check_required: components["schemas"]["OpenQuestionRule"];
            importing_experience_from_europe: components["schemas"]["OpenQuestionRule"];
            sales_channels: components["schemas"]["OpenQuestionRule"];
            how_did_you_hear_about_us: components["schemas"]["OpenQuestionRule"];
            retail_program_interest: components["schemas"]["OpenQuestionRule"];
            reselling_exclusive_or_new_products: components["schemas"]["OpenQuestionRule"];
            newsletter_subscription: components["schemas"]["OpenQuestionRule"];
            delivery_address: components["schemas"]["QuestionRule"];
        };
        ApplicationForm: {
            questions: components["schemas"]["ApplicationQuestions"];
            /**
             * @description What `shipping_preferences` offers. `carriers`: the carriers of the contract; `delivery`: the shop's delivery
             *     options, sent as `delivery_option`.
             * @enum {string}
             */
            shipping_choices: "carriers" | "delivery";
        };
        ApplicationsSection: components["schemas"]["SettingsSection"] & {
            value: components["schemas"]["ApplicationForm"];
        };
        Opening: {
            /** @description False if visitors see a notice in place of the shop. */
            open: boolean;
        };
        OpeningSection: components["schemas"]["SettingsSection"] & {
            value: components["schemas"]["Opening"];
        };
        AdminSettings: {
            profile: components["schemas"]["ProfileSection"];
            orders: components["schemas"]["OrdersSection"];
            delivery: components["schemas"]["DeliverySection"];
            applications: components["schemas"]["ApplicationsSection"];
            opening: components["schemas"]["OpeningSection"];
        };
        ProfileChange: {
            version: components["schemas"]["SettingsVersion"];
            value: components["schemas"]["ShopProfile"];
        };
        OrdersChange: {
            version: components["schemas"]["SettingsVersion"];
            value: components["schemas"]["OrderTerms"];
        };
        DeliveryChange: {
            version: components["schemas"]["SettingsVersion"];
            value: components["schemas"]["Delivery"];
        };
        ApplicationsChange: {
            version: components["schemas"]["SettingsVersion"];
            value: components["schemas"]["ApplicationForm"];
        };
        OpeningChange: {
            version: components["schemas"]["SettingsVersion"];
            value: components["schemas"]["Opening"];
        };
        /**
         * @example {
         *       "activity_id": 7
         *     }
         */
        PutBackRequest: {
            /** @description The entry to put back. */
            activity_id: number;
        };
        SetupStep: {
            /**
             * @description `profile`: the shop has a name of its own; `products`: a product is published; `delivery`: a delivery option has
             *     a country; `legal`: terms and privacy are published; `customer`: an approved company has a person; `open`: the
             *     shop is open.
             * @enum {string}
             */
            id: "profile" | "products" | "delivery" | "legal" | "customer" | "open";
            done: boolean;
        };
        /** @enum {string} */
        ContentPage: "landing" | "home" | "product" | "faq" | "about";
        /**
         * @description terms: terms and conditions; privacy: privacy policy; cookies: data stored in the browser; imprint: who is
         *     responsible for the shop, which some countries require.
         * @enum {string}
         */
        LegalKind: "terms" | "privacy" | "cookies" | "imprint";
        Setup: {
            /** @description In the order in which they are usually taken. The shop opens when the first four are done; of the legal texts, an imprint may be missing. */
            steps: components["schemas"]["SetupStep"][];
            /** @description True if the shop is open. */
            open: boolean;
            /** @description True while sample data is loaded. */
            has_sample_data: boolean;
            /** @description Number of published products that are sample data. */
            sample_products: number;
            /** @description Pages of texts and pictures on which nothing is published now. */
            empty_pages: components["schemas"]["ContentPage"][];
            /** @description Legal texts of the step `legal` that are not published: terms, privacy policy and, in countries that ask for it, the imprint. The shop opens without an imprint. */
            missing_legal_texts: components["schemas"]["LegalKind"][];
            /** @description Days from the order until the invoice of a company that is approved now is due. */
            payment_days: number;
        };
        PreviewLink: {
            /** @description Below the address of the shop: `/preview/` and a signed token. */
            url: string;
            /** Format: date-time */
            expires_at: string;
        };
        LogoUpload: {
            /** Format: binary */
            file: Blob;
        };
        /**
         * @description none: it can be loaded; not_offered: the shop is open or has an order.
         * @enum {string}
         */
        SampleDataState: "none" | "loaded" | "not_offered";
        SampleData: {
            state: components["schemas"]["SampleDataState"];
            /** @description Number of products that are sample data. */
            products: number;
            /** @description Number of its categories. */
            categories: number;
        };
        RemainingSampleData: {
            /** @enum {string} */
            kind: "product" | "category" | "page";
            id: string;
            title: string;
        };
        RemovedSampleData: {
            /** @description Number of deleted products. */
            deleted: number;
            /** @description Number of archived products. */
            archived: number;
            /** @description Products that were edited, categories that were edited or have other products, and pages that were edited. */
            remaining: components["schemas"]["RemainingSampleData"][];
        };
        PersonList: {
            people: {
                id: string;
                first_name: string;
                last_name: string;
                email: string;
                company_id: string;
                company_name: string;
            }[];
            count: number;
            limit: number;
            offset: number;
        };
        /**
         * @description active: not blocked; blocked: its people cannot sign in; vat_unconfirmed: active, with a VAT number of another country
         *     than the seller's that is neither confirmed nor refused yet.
         * @enum {string}
         */
        CompanyState: "active" | "blocked" | "vat_unconfirmed";
        AdminCompanyList: {
            companies: components["schemas"]["AdminCompanyListItem"][];
            count: number;
            limit: number;
            offset: number;
        };
        /**
         * @example {
         *       "payment_terms_days": 30,
         *       "po_required": true
         *     }
         */
        TermsRequest: {
            /** @description Days from the order until its invoices are due. */
            payment_terms_days?: number;
            /** @description True if it cannot order without a purchase order number. */
            po_required?: boolean;
        };
        /**
         * @example {
         *       "status": "valid"
         *     }
         */
        VatIdJudgement: {
            /** @description A new number, if it differs from the present one. */
            vat_id?: string;
            /** @enum {string} */
            status: "valid" | "invalid" | "unchecked";
        };
        /**
         * @example {
         *       "reason": "Invoices of three months are unpaid."
         *     }
         */
        BlockRequest: {
            /** @description Internal; the company does not see it. */
            reason: string;
        };
        /**
         * @description An e-mail address.
         * @example anna@kiosk.example
         */
        Email: string;
        /**
         * @description 5 to 15 digits, optionally with a leading plus and with spaces, brackets, dots, slashes and hyphens between them.
         * @example +46 31 555 01 10
         */
        Phone: string;
        /**
         * @example {
         *       "first_name": "Per",
         *       "last_name": "Lindqvist",
         *       "email": "per@kiosk.example"
         *     }
         */
        PersonRequest: {
            first_name: string;
            /** @description Empty for people with one name. */
            last_name: string;
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
        };
        PasswordLink: {
            /** @description Of the page on which the person chooses a password. */
            url: string;
            /** @description With which the person signs in. */
            email: string;
            /** Format: date-time */
            expires_at: string;
        };
        /** @enum {string} */
        ApplicationStatus: "pending" | "approved" | "rejected";
        /**
         * @description Of pending applications: shop, to be decided; applicant, who was asked a question and has not answered or applied
         *     again from the same e-mail.
         * @enum {string}
         */
        WaitsFor: "shop" | "applicant";
        /**
         * @description The five steps of the wizard, or the short request, which lacks most fields.
         * @enum {string}
         */
        ApplicationKind: "registration" | "access_request";
        ApplicationListItem: {
            id: string;
            kind: components["schemas"]["ApplicationKind"];
            status: components["schemas"]["ApplicationStatus"];
            company_name: string;
            full_name: string;
            email: string;
            /** @description Without spaces and hyphens; null for short requests. */
            organisation_number: string | null;
            /** @description True if an earlier application, a customer or a company has the same e-mail or organisation number. */
            is_duplicate: boolean;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the applicant was last asked a question; null if never.
             */
            asked_at: string | null;
            /** @description Null once it is decided. */
            waits_for: components["schemas"]["WaitsFor"] | null;
            /**
             * Format: date-time
             * @description Null while it is pending.
             */
            decided_at: string | null;
        };
        ApplicationList: {
            applications: components["schemas"]["ApplicationListItem"][];
            count: number;
            limit: number;
            offset: number;
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
        PreviousAnswers: {
            request: components["schemas"]["RegistrationRequest"] | components["schemas"]["AccessRequest"];
            /** @description Name of the file that a later one replaced; null if none was replaced. */
            license: string | null;
            /** Format: date-time */
            replaced_at: string;
        };
        License: {
            name: string;
            media_type: string;
            /** @description Bytes. */
            size: number;
        };
        /**
         * @description title_waiting: shared, and a visitor's title waits to be allowed; shared: open to everyone with its link; revoked:
         *     its link was removed.
         * @enum {string}
         */
        SharedShelfState: "title_waiting" | "shared" | "revoked";
        AdminSharedShelf: {
            id: string;
            /** @description The code of its link. */
            code: string;
            state: components["schemas"]["SharedShelfState"];
            /** @description Empty without a title. */
            title: string;
            trade: string | null;
            /** @description Null if a visitor shared it. */
            company_id: string | null;
            /** @description Null if a visitor shared it. */
            company_name: string | null;
            articles: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        /** @description The shelf that an applicant applied with. */
        ApplicationShelf: {
            shelf: components["schemas"]["AdminSharedShelf"];
            /** @description Articles that still exist, in their order. */
            places: {
                variant_id: string;
                product_id: string;
                /** @description Product and variant. */
                name: string;
                sku: string | null;
                /** @description Pieces of the full place. */
                target: number;
                facings: number;
                for_sale: boolean;
            }[];
        };
        ApplicationAnswer: {
            application: components["schemas"]["ApplicationListItem"];
            /** @description What was sent; null if the person was erased. */
            request: components["schemas"]["RegistrationRequest"] | components["schemas"]["AccessRequest"] | null;
            /**
             * @description Questions that the form did not ask when the application was sent, by the names of the settings. `request` has
             *     no answer to them, unless the form was opened before a change. Empty for short requests.
             */
            not_asked: string[];
            /** @description What the applicant had sent before the last answer to a question; null if there was none. */
            previous: components["schemas"]["PreviousAnswers"] | null;
            /** @description The last question to the applicant, as in the e-mail; null if there was none. */
            question: string | null;
            /** @description The reason of a rejection; null otherwise. */
            reason: string | null;
            /** @description The company that approval created or joined; null before. */
            company_id: string | null;
            customer_id: string | null;
            consents: {
                /** @enum {string} */
                kind: "terms_and_conditions" | "gdpr" | "newsletter";
                /** @description The version of the text, or its address if it is published elsewhere. */
                version: string;
                /** @description Hash of the text that was shown; null if unknown. */
                text_sha256: string | null;
                /** Format: date-time */
                given_at: string;
            }[];
            /** @description The uploaded file; null if there is none. */
            license: components["schemas"]["License"] | null;
            /** @description The shelf that the applicant applied with; null without one. */
            shelf?: components["schemas"]["ApplicationShelf"] | null;
            duplicates: {
                /** @enum {string} */
                kind: "application" | "customer" | "company";
                id: string;
                company_name: string;
                same: ("email" | "organisation_number")[];
            }[];
        };
        /**
         * Format: date-time
         * @description `replaced_at` of the `previous` answers that were read; null if there were none. 409 `application_answered` if the
         *     applicant has answered a question since. Left out, it is not checked.
         */
        AnswersRead: string | null;
        /**
         * @description Values that replace or complete those of the application.
         * @example {
         *       "payment_terms_days": 14
         *     }
         */
        ApprovalRequest: {
            /** @description The company to join; left out to create one. A joined company keeps its terms: no other field is allowed then. */
            company_id?: string;
            country_code?: components["schemas"]["CountryCode"];
            company_name?: string;
            organisation_number?: string;
            first_name?: string;
            last_name?: string;
            /** @description Days until invoices are due; by default the shop's. */
            payment_terms_days?: number;
            /** @description True if it cannot order without a purchase order number. */
            po_required?: boolean;
            answered_at?: components["schemas"]["AnswersRead"];
        };
        /**
         * @example {
         *       "question": "Please send the licence again, the picture cannot be read.",
         *       "seen": null
         *     }
         */
        QuestionRequest: {
            /** @description As it is e-mailed. */
            question: string;
            /**
             * Format: date-time
             * @description The `asked_at` that the operator saw; a later question is not overwritten.
             */
            seen: string | null;
            answered_at?: components["schemas"]["AnswersRead"];
        };
        /**
         * @example {
         *       "reason": "We only sell to companies within the EU."
         *     }
         */
        RejectionRequest: {
            /** @description As it is e-mailed. */
            reason: string;
            answered_at?: components["schemas"]["AnswersRead"];
        };
        AdminSharedShelfList: {
            shelves: components["schemas"]["AdminSharedShelf"][];
            count: number;
            limit: number;
            offset: number;
        };
        /**
         * @description `open`: the shop has to answer or act; `closed`: settled.
         * @enum {string}
         */
        ComplaintStatus: "open" | "closed";
        /** @enum {string} */
        ComplaintType: "Product Defective" | "Missing Parts" | "Wrong Item" | "Damaged Package" | "Late Delivery" | "Other";
        AdminComplaintListItem: {
            id: string;
            /** @description The case number. */
            display_id: number;
            status: components["schemas"]["ComplaintStatus"];
            type: components["schemas"]["ComplaintType"];
            subject: string;
            company_name: string;
            /** @description Null if the person was erased. */
            customer_name: string | null;
            order_id: string;
            order_display_id: number;
            /** @description Number of order lines it names; 0 if it is about the whole order. */
            line_count: number;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null while it is open.
             */
            closed_at: string | null;
        };
        AdminComplaintList: {
            complaints: components["schemas"]["AdminComplaintListItem"][];
            count: number;
            limit: number;
            offset: number;
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
        Answer: {
            id: string;
            text: string;
            /** Format: date-time */
            created_at: string;
            /** @description Null if unknown. */
            by: string | null;
        };
        AdminComplaint: {
            complaint: components["schemas"]["AdminComplaintListItem"];
            description: string;
            /** @description The lines of the order it is about, in the order's sequence; empty if it is about the whole order. */
            lines: components["schemas"]["ComplaintLine"][];
            /** @description Number of pictures. */
            pictures: number;
            company_id: string;
            /** @description Null if the person was erased. */
            customer_id: string | null;
            customer_email: string | null;
            customer_phone: string | null;
            /** @description Internal note on closing it. */
            note: string | null;
            /** @description Null while it is open, or if unknown. */
            closed_by: string | null;
            answers: components["schemas"]["Answer"][];
        };
        /**
         * @example {
         *       "text": "We send two new bags today.",
         *       "seen": 0,
         *       "status": "closed"
         *     }
         */
        ComplaintAnswerRequest: {
            /** @description As it is e-mailed. */
            text: string;
            /** @description Number of answers the operator saw. */
            seen: number;
            status?: components["schemas"]["ComplaintStatus"];
        };
        /**
         * @example {
         *       "note": "Sent two new bags."
         *     }
         */
        ComplaintClosing: {
            /** @description Internal note on how it ended. */
            note?: string;
        };
        /**
         * @description open: no answer yet; closed: answered or closed.
         * @enum {string}
         */
        MessageState: "open" | "closed";
        AdminMessageListItem: {
            id: string;
            name: string;
            email: string;
            company: string | null;
            phone: string | null;
            subject: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null while it is pending.
             */
            closed_at: string | null;
        };
        AdminMessageList: {
            messages: components["schemas"]["AdminMessageListItem"][];
            count: number;
            limit: number;
            offset: number;
        };
        AdminMessage: {
            message: components["schemas"]["AdminMessageListItem"];
            text: string;
            answers: components["schemas"]["Answer"][];
        };
        /**
         * @example {
         *       "text": "We send two new bags today.",
         *       "seen": 0
         *     }
         */
        AnswerRequest: {
            /** @description As it is e-mailed. */
            text: string;
            /** @description Number of answers the operator saw. */
            seen: number;
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
        AdminReview: {
            review: components["schemas"]["Review"];
            product_title: string;
            /** @description Null for erased people and for imported reviews. */
            company_name: string | null;
            customer_id: string | null;
        };
        AdminReviewList: {
            reviews: components["schemas"]["AdminReview"][];
            count: number;
            limit: number;
            offset: number;
        };
        MailState: {
            /**
             * @description `no_server`: no mail server is set (`SMTP_URL`), so nothing is sent; `failing`: an e-mail was tried twice or is
             *     overdue by ten minutes, and none was sent since.
             * @enum {string}
             */
            state: "sending" | "failing" | "no_server";
            /** @description Number of e-mails that were not sent. */
            unsent: number;
            /** @description The address that e-mails are sent from (`MAIL_FROM`); null without a mail server. */
            from: string | null;
        };
        TestMail: {
            /** @description The e-mail address of the caller. */
            recipient: string;
        };
        /**
         * @description failed: the last attempt failed; waiting: no attempt was made, or the first one is running.
         * @enum {string}
         */
        UnsentState: "failed" | "waiting";
        /** @enum {string} */
        MailKind: "application_received" | "application_approved" | "application_asked" | "application_rejected" | "password_code" | "password_changed" | "codes_ended" | "password_link" | "order_confirmation" | "order_shipped" | "complaint_received" | "complaint_answered" | "message_answered" | "webhook_disabled" | "order_refunded" | "order_rest_closed" | "operator_notice" | "account_opened" | "colleague_added" | "vat_id_changed" | "recovery_code_used" | "order_updated" | "back_in_stock";
        UnsentMail: {
            id: string;
            kind: components["schemas"]["MailKind"];
            /** @description The application, order, complaint, message, customer, company or webhook it is about. */
            subject_id: string;
            recipient: string;
            /** Format: date-time */
            created_at: string;
            /** @description Number of attempts. */
            tries: number;
            /** @description Error of the last attempt. */
            failure: string | null;
            /**
             * Format: date-time
             * @description Earliest next attempt; without a mail server there is none.
             */
            next_try_at: string | null;
        };
        UnsentMailList: {
            mails: components["schemas"]["UnsentMail"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @enum {string} */
        StockFilter: "in" | "low" | "out" | "always" | "backorder";
        /** @enum {string} */
        MissingData: "picture" | "price" | "category" | "weight" | "gtin";
        /**
         * @description Id of an import. Only products that it has created.
         * @example import_42
         */
        CreatingImport: string;
        /**
         * @description Id of an import or of a change of many products.
         * @example import_42
         */
        ChangeOfMany: string;
        ListedTier: {
            min_quantity: number;
            /** @description Price of a piece. */
            amount: number;
        };
        AdminProductListItem: {
            id: string;
            title: string;
            handle: string;
            brand: string;
            /** @description Its name; empty if it is in no category. */
            category: string;
            thumbnail: string | null;
            status: components["schemas"]["ProductStatus"];
            /** @description True for sample data. */
            is_sample: boolean;
            /** @description SKU of its first variant. */
            sku: string | null;
            /** @description Number of variants. */
            variants: number;
            /** @description Currency of the prices. */
            currency_code: string;
            /** @description Lowest price of one piece among its variants, without a sale; null without a price. */
            lowest_price: number | null;
            /** @description Highest price of one piece. */
            highest_price: number | null;
            /** @description Quantities above 1 at which a price starts, with the lowest price of its variants. */
            tiers: components["schemas"]["ListedTier"][];
            /** @description Pieces in a carton of its variants, ascending; empty without cartons. */
            carton_sizes: number[];
            /** @description Free pieces of all variants. */
            inventory_quantity: number;
            reserved_quantity: components["schemas"]["ReservedQuantity"];
            /** @description True if a variant whose stock is counted has few pieces or none. */
            is_low: boolean;
            /** @description always if one of its variants is, else backorder if one is, else tracked. */
            availability: components["schemas"]["Availability"];
            /**
             * Format: date-time
             * @description Last change of a field or price, not of the stock; null if it is unknown.
             */
            changed_at: string | null;
        };
        AdminProductList: {
            products: components["schemas"]["AdminProductListItem"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @description All its pictures in order. Pictures left out are removed. */
        WrittenImages: {
            /** @description The address of a picture of the product, or the name under which the same operator or key uploaded it (`POST /admin/imports/pictures`). */
            image: string;
            /** @description Alternative text. By default the present text, or the product's title for a new picture. */
            alt?: string;
        }[];
        /** @description Its value for each option. All variants of a product have the same options and differ in their values. */
        VariantOptions: {
            /** @description Such as `Size`. */
            name: string;
            value: string;
        }[];
        VariantRequest: {
            /** @description Unique in the shop, in any case of letters. */
            sku: string;
            /** @description GTIN-8, -12, -13 or -14; unique in the shop. */
            gtin?: string;
            options?: components["schemas"]["VariantOptions"];
            /** @default 0 */
            inventory_quantity?: number;
            /** @description By default `tracked`. */
            availability?: components["schemas"]["Availability"];
            /**
             * Format: date
             * @description First day of dispatch of pieces that are not in stock, for `backorder`.
             */
            available_from?: string;
            shelf_place?: string;
            /** @description Its stock is low below this number of pieces; by default the shop's number. */
            low_stock?: number;
            /** @description By default `piece`. */
            unit?: string;
            net_content?: string;
            /** @default 1 */
            pack_size?: number;
            carton_size?: number;
            /**
             * @description Width of one piece as it stands on a shelf. Shelves show pieces without a width or height at the usual size of
             *     their unit and net content.
             */
            width_mm?: number;
            /** @description Height of one piece as it stands on a shelf. */
            height_mm?: number;
            /** @description By default the product's `weight_g`. */
            variant_weight_g?: number;
            strength_mg?: number;
            /** @description By the quantity at which each starts. One starts at 1, and no tier is more expensive than the one before. */
            prices?: {
                min_quantity: number;
                /** @description Price of a piece. */
                amount: number;
            }[];
        };
        /**
         * @example {
         *       "title": "Sältan Salt Liquorice Coins",
         *       "category": "Food & Candy",
         *       "brand": "Sältan",
         *       "tax_class": "confectionery",
         *       "images": [
         *         {
         *           "image": "coins.jpg",
         *           "alt": "A paper bag of round liquorice coins"
         *         }
         *       ],
         *       "variants": [
         *         {
         *           "sku": "SAL-0100",
         *           "options": [
         *             {
         *               "name": "Size",
         *               "value": "120 g"
         *             }
         *           ],
         *           "net_content": "120 g",
         *           "prices": [
         *             {
         *               "min_quantity": 1,
         *               "amount": 2.1
         *             },
         *             {
         *               "min_quantity": 50,
         *               "amount": 1.85
         *             }
         *           ]
         *         },
         *         {
         *           "sku": "SAL-0101",
         *           "options": [
         *             {
         *               "name": "Size",
         *               "value": "1 kg"
         *             }
         *           ],
         *           "net_content": "1 kg",
         *           "inventory_quantity": 40,
         *           "prices": [
         *             {
         *               "min_quantity": 1,
         *               "amount": 14.5
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        ProductRequest: {
            title: string;
            /** @description Name of an existing category. */
            category?: string;
            brand?: string;
            description?: string;
            tags?: string[];
            weight_g?: number;
            /** @description Never assumed. */
            tax_class: components["schemas"]["TaxClass"];
            age_limit?: number;
            flavour_class?: components["schemas"]["FlavourClass"];
            /** @description Countries where it may be sold; by default every country the shop delivers to. */
            countries?: components["schemas"]["CountryCode"][];
            /**
             * @description True to show it to buyers at once; by default it is a draft.
             * @default false
             */
            published?: boolean;
            images?: components["schemas"]["WrittenImages"];
            variants: components["schemas"]["VariantRequest"][];
        };
        AdminProductAnswer: {
            product: components["schemas"]["AdminProduct"];
        };
        TierChange: {
            min_quantity: number;
            /** @description Price of a piece; null removes the tier. */
            amount: number | null;
            /** @description The displayed price that it replaces; null if there was none. If the price differs by now, nothing is changed. */
            replaces_amount?: number | null;
        };
        VariantChange: {
            /** @description The variant of the product. */
            sku: string;
            gtin?: string | null;
            options?: components["schemas"]["VariantOptions"];
            inventory_quantity?: number;
            availability?: components["schemas"]["Availability"];
            /** Format: date */
            available_from?: string | null;
            shelf_place?: string | null;
            low_stock?: number | null;
            /** @description The displayed stock that `inventory_quantity` replaces. If the stock differs by now, nothing is changed. */
            replaces_inventory_quantity?: number;
            unit?: string;
            net_content?: string | null;
            pack_size?: number;
            carton_size?: number | null;
            width_mm?: number | null;
            height_mm?: number | null;
            variant_weight_g?: number | null;
            strength_mg?: number | null;
            prices?: components["schemas"]["TierChange"][];
        };
        /**
         * @description Fields left out keep their value, null clears.
         * @example {
         *       "title": "Sältan Salt Liquorice Fish",
         *       "variants": [
         *         {
         *           "sku": "SAL-0001",
         *           "prices": [
         *             {
         *               "min_quantity": 50,
         *               "amount": 1.8
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        ProductChange: {
            title?: string;
            /** @description Name of an existing category. */
            category?: string | null;
            brand?: string | null;
            description?: string | null;
            tags?: string[] | null;
            weight_g?: number | null;
            tax_class?: components["schemas"]["TaxClass"];
            age_limit?: number | null;
            flavour_class?: components["schemas"]["FlavourClass"] | null;
            /** @description Countries where it may be sold; null for every country the shop delivers to. */
            countries?: components["schemas"]["CountryCode"][] | null;
            /** @description True shows it to buyers, false hides it. True is refused while it is archived. */
            published?: boolean;
            images?: components["schemas"]["WrittenImages"];
            variants?: components["schemas"]["VariantChange"][];
            /** @description True to change prices by more than 20 %, up or down, which is refused otherwise. */
            confirm_price_jumps?: boolean;
            /** @description Variants to add after the present ones. */
            new_variants?: components["schemas"]["VariantRequest"][];
        };
        /**
         * @description A picture of a file that its product lacks.
         * @example {
         *       "id": "impic_01hzy0c2v6s4",
         *       "import_id": "import_12",
         *       "product_id": "prod_01hzy0c2v6s4",
         *       "product_title": "Salt liquorice coins",
         *       "name": "https://cdn.example/coins.jpg",
         *       "position": 1,
         *       "state": "failed",
         *       "tries": 1,
         *       "next_try_at": null,
         *       "problem": {
         *         "code": "answers_with",
         *         "message": "answers with 404",
         *         "params": {
         *           "status": "404"
         *         }
         *       }
         *     }
         */
        ImportPicture: {
            id: string;
            import_id: string;
            product_id: string;
            product_title: string;
            /** @description Its address, or the name of its file. */
            name: string;
            /** @description Place among the product's pictures in the file. */
            position: number;
            /**
             * @description waiting: to be fetched; fetching: being fetched; failed: not fetched again unless it is retried; named: the
             *     file has only its name, and it was not uploaded.
             * @enum {string}
             */
            state: "waiting" | "fetching" | "failed" | "named";
            /** @description Attempts since it was listed or retried. */
            tries: number;
            /**
             * Format: date-time
             * @description Time of the next attempt, while it waits.
             */
            next_try_at: string | null;
            /** @description Why the last attempt failed; the message continues its name. Null if none has failed. */
            problem: components["schemas"]["FieldFault"] | null;
        };
        MissingPictures: {
            pictures: components["schemas"]["ImportPicture"][];
        };
        /** @enum {string} */
        BulkChangeKind: "category" | "tags" | "publish" | "archive" | "restore" | "price" | "flash_sale";
        BulkTags: string[];
        /** @example Winter sale */
        SaleTitle: string;
        /**
         * @description A date-time with a time zone, or a date of the shop's calendar: its start for a beginning, its end for an end.
         * @example 2026-12-01
         */
        WrittenMoment: string;
        RequestedBulkChange: {
            kind: components["schemas"]["BulkChangeKind"];
            /** @description For category: name of an existing one. */
            category?: string;
            add_tags?: components["schemas"]["BulkTags"];
            remove_tags?: components["schemas"]["BulkTags"];
            /**
             * @description For price: by how much all prices and tiers change. Each is rounded to the cent, halves up. Scheduled prices
             *     and sales stay.
             */
            percent?: number;
            title?: components["schemas"]["SaleTitle"];
            /** @description For flash_sale: discount on every price; exactly one of it and `amount_off`. */
            percent_off?: number;
            /**
             * @description For flash_sale: discount on the lowest price of one piece of each product, as the nearest whole percentage,
             *     which applies to all its prices.
             */
            amount_off?: number;
            starts_at?: components["schemas"]["WrittenMoment"];
            ends_at?: components["schemas"]["WrittenMoment"];
        };
        /**
         * @description Exactly one of `ids` and `filter`.
         * @example {
         *       "ids": [
         *         "prod_1"
         *       ],
         *       "change": {
         *         "kind": "price",
         *         "percent": 5
         *       }
         *     }
         */
        BulkChangeRequest: {
            ids?: string[];
            /** @description As of `listProducts`; empty for all products. */
            filter?: {
                q?: string;
                status?: components["schemas"]["ProductStatus"];
                category_id?: string;
                brand?: string;
                stock?: components["schemas"]["StockFilter"];
                missing?: components["schemas"]["MissingData"];
                created_by?: components["schemas"]["CreatingImport"];
                changed_by?: components["schemas"]["ChangeOfMany"];
            };
            change: components["schemas"]["RequestedBulkChange"];
        };
        /**
         * @description An import is applied like a change of many products.
         * @enum {string}
         */
        AppliedChangeKind: "category" | "tags" | "publish" | "archive" | "restore" | "price" | "flash_sale" | "import";
        /** @enum {string} */
        BulkChangeState: "planned" | "applied" | "undone";
        /**
         * @description in_sale: it is in a flash sale on one of these days; no_discount: no discount from 1 to 90 % lowers its price so;
         *     sale_full: a flash sale has at most 100 products.
         * @enum {string}
         */
        BulkRefusal: "archived" | "too_many_tags" | "price_too_low" | "price_too_high" | "no_price" | "in_sale" | "no_discount" | "sale_full";
        /**
         * @description changed: the field was changed since the import; irreversible: its old value cannot be restored.
         * @enum {string}
         */
        LeftReason: "changed" | "irreversible";
        LeftField: {
            /** @description Its name in the activity, such as `prices`. */
            field: string;
            /** @description The variant; null for a field of the product. */
            sku: string | null;
            reason: components["schemas"]["LeftReason"];
        };
        BulkChange: {
            /** @description Of an import, its own. */
            id: string;
            kind: components["schemas"]["AppliedChangeKind"];
            state: components["schemas"]["BulkChangeState"];
            /** @description Products to change. */
            count: number;
            /** @description Products that are already so. */
            unchanged: number;
            /** @description New products of an import, which the undo leaves; left out of other changes. */
            created?: number;
            /** @description The first products that cannot be changed so. */
            refused: {
                id: string;
                title: string;
                reason: components["schemas"]["BulkRefusal"];
            }[];
            refused_count: number;
            /** @description Products with a price that changes by over 20 %. */
            price_jumps: number;
            /** @description The first changed prices. */
            examples: {
                title: string;
                sku: string | null;
                min_quantity: number;
                before: number;
                after: number;
                currency_code: string;
            }[];
            /** @description Products applied, or restored by the undo. */
            done: number;
            remaining: number;
            /**
             * @description The first products left because a field was changed meanwhile. Of an import, those with fields that the undo
             *     has left; their other fields are restored.
             */
            left: {
                id: string;
                title: string;
                /** @description The first fields that an undone import has left; empty for other changes. */
                kept: components["schemas"]["LeftField"][];
            }[];
            left_count: number;
        };
        BulkChangeAnswer: {
            bulk_change: components["schemas"]["BulkChange"];
        };
        PlannedPrice: {
            product_id: string;
            title: string;
            variant_id: string;
            variant_title: string;
            sku: string | null;
            min_quantity: number;
            amount: number;
            /** @description The current price; null without one. */
            before: number | null;
            currency_code: string;
            /** Format: date-time */
            starts_at: string;
        };
        PlannedPriceList: {
            planned_prices: components["schemas"]["PlannedPrice"][];
            count: number;
            limit: number;
            offset: number;
        };
        /**
         * @example {
         *       "prices": [
         *         {
         *           "variant_id": "variant_1",
         *           "min_quantity": 1,
         *           "starts_at": "2200-12-01T00:00:00.000Z"
         *         }
         *       ]
         *     }
         */
        PlannedPriceRemoval: {
            prices: {
                variant_id: string;
                min_quantity: number;
                /** Format: date-time */
                starts_at: string;
            }[];
        };
        PlannedPriceRemovalAnswer: {
            removed: number;
        };
        ProductBrandList: {
            brands: string[];
        };
        AdminCategoryList: {
            product_categories: components["schemas"]["AdminCategory"][];
            count: number;
        };
        /** @example Food & Candy */
        CategoryName: string;
        /**
         * @description Part of the category's address.
         * @example food-candy
         */
        CategoryHandle: string;
        /**
         * @description Id of the parent; null for the first level.
         * @example pcat_01food
         */
        CategoryParent: string | null;
        /**
         * @description Position within its parent, from 0; a number beyond the last is the last.
         * @example 2
         */
        CategoryRank: number;
        /**
         * @example {
         *       "name": "Liquorice",
         *       "handle": "liquorice"
         *     }
         */
        CategoryRequest: {
            name: components["schemas"]["CategoryName"];
            /** @description Made from the name by default. */
            handle?: components["schemas"]["CategoryHandle"];
            description?: string;
            parent_category_id?: components["schemas"]["CategoryParent"];
            /** @description Last by default. */
            rank?: components["schemas"]["CategoryRank"];
        };
        AdminCategoryAnswer: {
            product_category: components["schemas"]["AdminCategory"];
        };
        /**
         * @example {
         *       "name": "Salt liquorice",
         *       "rank": 0
         *     }
         */
        CategoryChange: {
            name?: components["schemas"]["CategoryName"];
            handle?: components["schemas"]["CategoryHandle"];
            description?: string;
            parent_category_id?: components["schemas"]["CategoryParent"];
            /** @description Under a new parent, last by default. */
            rank?: components["schemas"]["CategoryRank"];
        };
        DeletedCategory: {
            id: string;
            /** @constant */
            object: "product_category";
            /** @constant */
            deleted: true;
        };
        /**
         * @example {
         *       "rows": [
         *         {
         *           "sku": "SAL-0001",
         *           "inventory_quantity": 240
         *         }
         *       ]
         *     }
         */
        StockRequest: {
            rows: {
                sku: string;
                inventory_quantity: number;
            }[];
        };
        UnknownCategory: {
            /** @description As in the file, which may be a path. */
            name: string;
            /** @description Name of the shop's category that is used for it; null to create it. */
            category: string | null;
        };
        ImportRowProblem: {
            /** @description Row number as in a spreadsheet: headings are row 1. */
            row: number;
            sku: string;
            /** @description The name of its product; empty if it is not known. */
            product: string;
            column: string;
            /** @description The cell's text, shortened. */
            value: string;
            problem: components["schemas"]["FieldFault"];
        };
        PriceDifference: {
            /** @description The quantity at which the tier starts. */
            from: number;
            currency_code: string;
            /** @description The present price of a piece; null if there is none. */
            before: number | null;
            /** @description Null if it is removed. */
            after: number | null;
            /** @description True if it changes by more than 20 %. */
            is_jump: boolean;
        };
        FieldDifference: {
            /** @description Its column in the template; for `images` the values are numbers of pictures. */
            column: string;
            /** @description As in a cell, shortened; empty if it has no value. */
            before: string;
            /** @description As in a cell, shortened; empty if it has no value. */
            after: string;
        };
        ConvertedPrice: {
            row: number;
            sku: string;
            /** @description The VAT rate in the seller's country. */
            percent: number;
            /** @description The price in the file. */
            gross: number;
            net: number;
            currency_code: string;
        };
        /** @description A price that would change by more than 20 %, up or down. */
        PriceJump: {
            row: number;
            sku: string;
            /** @description The quantity at which the tier starts. */
            from: number;
            currency_code: string;
            /** @description The present price of a piece. */
            before: number;
            after: number;
        };
        /** @description The pictures of a checked file that the shop does not have. Left out after applying. */
        PictureSummary: {
            /** @description Number of addresses that are fetched after the file is applied. */
            to_fetch: number;
            /** @description Their hosts, the first 20. */
            hosts: string[];
            /** @description Number of names of files that were not uploaded or cannot be used. */
            missing: number;
            /** @description The first 20. */
            missing_names: string[];
        };
        /** @description Counts are rows. */
        ImportReport: {
            /** @description The shop system whose product file it was, if any. */
            source: ("shopify" | "medusa" | "woocommerce" | "prestashop" | "magento" | "bigcommerce") | null;
            created: number;
            updated: number;
            unchanged: number;
            /** @description Rows that are not imported. */
            failed: number;
            /** @description Rows with warnings, which are imported without some of their cells. They count as created, updated or unchanged too. */
            warned: number;
            /** @description Rows that are left out, by an operator or by themselves. Omitted if there are none. */
            left_out?: number;
            /** @description Rows of each outcome that are not among the examples. Omitted if there are none. */
            unlisted_rows?: {
                created: number;
                updated: number;
                unchanged: number;
                left_out: number;
            };
            /** @description The first row not processed, if it was stopped; null otherwise. */
            next_row: number | null;
            categories_created: string[];
            /**
             * @description Of a check, the first categories of the file that the shop does not have, with those that are used for them.
             *     Omitted if there are none.
             */
            unknown_categories?: components["schemas"]["UnknownCategory"][];
            /** @description Unknown columns that were ignored. */
            ignored_columns: string[];
            /** @description Cells that make their rows fail; the first thousand. */
            failures: components["schemas"]["ImportRowProblem"][];
            /**
             * @description Cells left out of rows that are imported without them, and those because of which rows are left out by
             *     themselves; the first thousand.
             */
            warnings: components["schemas"]["ImportRowProblem"][];
            /** @description The commonest reasons why rows fail. */
            reasons: {
                column: string;
                problem: components["schemas"]["FieldFault"];
                rows: number;
            }[];
            /** @description The first hundred rows of each outcome, except failed ones. */
            examples: {
                row: number;
                sku: string;
                /** @description Its name, of a check as it will be; empty if it is not known. */
                product: string;
                /**
                 * @description `left_out` if the check has left it out.
                 * @enum {string}
                 */
                outcome: "created" | "updated" | "unchanged" | "left_out";
                /** @description True if an operator has left it out since the check. */
                is_left_out?: boolean;
                /**
                 * @description Why it is left out; the message continues the name of a column. Omitted for other rows, and for those
                 *     that an operator has left out of this file.
                 */
                reason?: components["schemas"]["FieldFault"];
                /** @description Its product, if that is on sale once the file is applied and was not before. */
                published_product?: {
                    /** @description The first row of the product. */
                    first_row: number;
                    /** @description How many rows the product has. */
                    rows: number;
                };
                /** @description Prices that a check would change. */
                prices: components["schemas"]["PriceDifference"][];
                /**
                 * @description Other fields of an existing article and of its product that a check would change. Of a new article: its
                 *     option, barcode, tax class, category, stock, pieces in a pack and a carton, weights, number of pictures,
                 *     and if it is published. Left out if there are none.
                 */
                changes?: components["schemas"]["FieldDifference"][];
            }[];
            /** @description Products that are on sale once it is applied and were not before, without those whose rows an operator has left out since the check. Left out if there are none. */
            published_products?: number;
            /** @description An example of the prices from which VAT is taken off; left out if the file's prices are net. */
            converted_price?: components["schemas"]["ConvertedPrice"];
            /** @description Number of prices that change by more than 20 %. Left out if no price was compared: after applying, and for files without prices of existing articles. */
            price_jump_count?: number;
            /** @description The first hundred of them; left out likewise. */
            price_jumps?: components["schemas"]["PriceJump"][];
            pictures?: components["schemas"]["PictureSummary"];
        };
        /**
         * @description The displayed stock to which the pieces are added. If the stock differs by now, nothing is changed: 409
         *     `stock_changed`. Without it they are added whatever the stock is.
         * @example 480
         */
        SeenStock: number;
        /**
         * @example {
         *       "sku": "SAL-0001",
         *       "quantity": 240,
         *       "available_from": "2027-02-01",
         *       "reference": "Delivery note 4711"
         *     }
         */
        GoodsInRequest: {
            sku: string;
            /** @description Pieces that came in. */
            quantity: number;
            /**
             * Format: date
             * @description First day of dispatch of pieces that are still to come, for articles on backorder; null if none are expected.
             *     Without it the day stays as it is.
             */
            available_from?: string | null;
            replaces_inventory_quantity?: components["schemas"]["SeenStock"];
            /** @description Such as the delivery note. */
            reference?: string;
        };
        StockAnswer: {
            stock: {
                product_id: string;
                sku: string;
                /** @description Free pieces. */
                inventory_quantity: number;
                reserved_quantity: components["schemas"]["ReservedQuantity"];
                /** Format: date */
                available_from: string | null;
                /** @description Pieces of this change that went to orders that waited for them. */
                served_quantity: number;
            };
        };
        DeliveryRows: {
            /** @description The SKU of the article, or its GTIN in any length if no article has it as its SKU. */
            sku: string;
            /** @description Pieces that came in. */
            quantity: number;
        }[];
        /** @description Such as the delivery note. */
        DeliveryReference: string;
        /**
         * @example {
         *       "rows": [
         *         {
         *           "sku": "SAL-0001",
         *           "quantity": 240
         *         },
         *         {
         *           "sku": "SAL-0002",
         *           "quantity": 96
         *         }
         *       ],
         *       "reference": "Delivery note 4711"
         *     }
         */
        DeliveryRequest: {
            rows: components["schemas"]["DeliveryRows"];
            reference?: components["schemas"]["DeliveryReference"];
            /**
             * @description True adds nothing. The answer has what would be added, and names the refused rows, which the others do not wait
             *     for.
             */
            dry_run?: boolean;
        };
        DeliveredRow: {
            /** @description Of the article; as it was sent if there is none. */
            sku: string;
            /** @description Null if there is no such article. */
            product_title: string | null;
            /** @description Free pieces before. */
            previous_quantity: number | null;
            /** @description Free pieces afterwards. Null if the row is refused. */
            inventory_quantity: number | null;
            /**
             * @description Only of a dry run. not_in_shop: no article has the SKU or GTIN; several_articles: several have the GTIN;
             *     repeated: an earlier row has the same article.
             */
            refusal: ("not_in_shop" | "several_articles" | "repeated") | null;
        };
        DeliveryAnswer: {
            delivery: {
                articles: number;
                /** @description Pieces of all articles. */
                quantity: number;
                /** @description Pieces that went to orders that waited for them. */
                served_quantity: number;
                /** @description As in the request, in its order. */
                rows: components["schemas"]["DeliveredRow"][];
            };
        };
        /**
         * @example {
         *       "rows": [
         *         {
         *           "sku": "SAL-0001",
         *           "quantity": 240
         *         },
         *         {
         *           "sku": "SAL-0002",
         *           "quantity": 96
         *         }
         *       ],
         *       "reference": "Delivery note 4711"
         *     }
         */
        DeliveryUndoRequest: {
            rows: components["schemas"]["DeliveryRows"];
            reference?: components["schemas"]["DeliveryReference"];
        };
        /**
         * @description counted: a count found another number; returned: goods came back; own_use: also samples; booked_by_mistake: goods in
         *     that were wrong; other: see the note.
         * @enum {string}
         */
        StockCorrectionReason: "counted" | "damaged" | "expired" | "lost" | "returned" | "own_use" | "booked_by_mistake" | "other";
        /**
         * @example {
         *       "sku": "SAL-0001",
         *       "change": -12,
         *       "reason": "damaged",
         *       "note": "Wet cartons"
         *     }
         */
        StockCorrectionRequest: {
            sku: string;
            /** @description Pieces to add; negative to take away. */
            change: number;
            reason: components["schemas"]["StockCorrectionReason"];
            replaces_inventory_quantity?: components["schemas"]["SeenStock"];
            /** @description Required for `other`. */
            note?: string;
        };
        /**
         * @description opening: the stock when the shop began to record movements; set: a figure that replaced another one; order: taken by
         *     an order, also by one that waited; cancellation: given back by a cancelled order.
         * @enum {string}
         */
        StockMovementKind: "opening" | "goods_in" | "correction" | "order" | "cancellation" | "import" | "set";
        StockMovement: {
            id: number;
            /** Format: date-time */
            at: string;
            variant: {
                id: string;
                sku: string | null;
                title: string;
            };
            kind: components["schemas"]["StockMovementKind"];
            /** @description Pieces, negative if they left. */
            change: number;
            /** @description Free pieces afterwards. */
            inventory_quantity: number;
            /** @description The order that took the pieces or gave them back. */
            order: {
                id: string;
                display_id: number;
                company_name: string;
            } | null;
            /** @description Of a correction. */
            reason: components["schemas"]["StockCorrectionReason"] | null;
            /** @description The reference of goods that came in, or the note of a correction. */
            note: string | null;
            /** @description The operator or program; null for buyers, the shop itself, and if it was not recorded. */
            changed_by: string | null;
        };
        StockMovementList: {
            movements: components["schemas"]["StockMovement"][];
            count: number;
            limit: number;
            offset: number;
        };
        /**
         * @example {
         *       "rows": [
         *         {
         *           "sku": "SAL-0001",
         *           "min_quantity": 50,
         *           "amount": 1.8
         *         }
         *       ]
         *     }
         */
        PricesRequest: {
            rows: {
                sku: string;
                min_quantity: number;
                /** @description Price of a piece; null removes the tier. */
                amount: number | null;
            }[];
        };
        AdminPromotionList: {
            promotions: components["schemas"]["AdminPromotion"][];
            count: number;
            limit: number;
            offset: number;
        };
        /**
         * @example {
         *       "code": "LUCIA26",
         *       "type": "fixed",
         *       "value": 40,
         *       "ends_at": "2200-12-13",
         *       "minimum": 400,
         *       "usage_limit": 100
         *     }
         */
        PromotionRequest: {
            /** @description 3 to 40 letters, digits, hyphens and underscores; stored in capitals. */
            code: string;
            type: components["schemas"]["PromotionType"];
            /** @description Whole percent from 1 to 100, or an amount. */
            value: number;
            starts_at?: components["schemas"]["WrittenMoment"];
            ends_at?: components["schemas"]["WrittenMoment"];
            minimum?: number;
            usage_limit?: number;
            usage_limit_per_company?: number;
        };
        AdminPromotionAnswer: {
            promotion: components["schemas"]["AdminPromotion"];
        };
        /**
         * @example {
         *       "value": 45,
         *       "ends_at": null
         *     }
         */
        PromotionChange: {
            value?: number;
            starts_at?: components["schemas"]["WrittenMoment"];
            ends_at?: components["schemas"]["WrittenMoment"] | null;
            minimum?: number;
            usage_limit?: number | null;
            usage_limit_per_company?: number | null;
        };
        AdminFlashSaleList: {
            flash_sales: components["schemas"]["AdminFlashSale"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @description Each product once. */
        SaleItems: components["schemas"]["FlashSaleItem"][];
        /**
         * @example {
         *       "title": "Weekend pantry",
         *       "starts_at": "2200-11-27",
         *       "ends_at": "2200-11-29",
         *       "items": [
         *         {
         *           "product_id": "prod_1",
         *           "percent": 20
         *         }
         *       ]
         *     }
         */
        FlashSaleRequest: {
            title: components["schemas"]["SaleTitle"];
            starts_at: components["schemas"]["WrittenMoment"];
            ends_at: components["schemas"]["WrittenMoment"];
            items: components["schemas"]["SaleItems"];
        };
        AdminFlashSaleAnswer: {
            flash_sale: components["schemas"]["AdminFlashSale"];
        };
        /**
         * @example {
         *       "title": "Long weekend pantry",
         *       "ends_at": "2200-11-30"
         *     }
         */
        FlashSaleChange: {
            title?: components["schemas"]["SaleTitle"];
            starts_at?: components["schemas"]["WrittenMoment"];
            ends_at?: components["schemas"]["WrittenMoment"];
            items?: components["schemas"]["SaleItems"];
        };
        DeletedFlashSale: {
            id: string;
            /** @constant */
            object: "flash_sale";
            /** @constant */
            deleted: true;
        };
        /** @description A published version. It never changes. */
        LegalVersion: {
            version: string;
            /** @description Null for a page elsewhere whose hash is not known. */
            sha256: string | null;
            /** @description The https address of a page elsewhere; null if the text is here. */
            url: string | null;
            /** Format: date-time */
            published_at: string;
            /** @description Name of the publisher; null if the shop itself did. */
            published_by: string | null;
        };
        ListedLegalText: {
            kind: components["schemas"]["LegalKind"];
            current: components["schemas"]["LegalVersion"] | null;
            /**
             * Format: date-time
             * @description Null if there is no draft.
             */
            drafted_at: string | null;
        };
        LegalTextList: {
            legal_texts: components["schemas"]["ListedLegalText"][];
            /** @description Hosts that texts may link to beside the shop itself. */
            link_hosts: string[];
        };
        LegalVersionList: {
            versions: components["schemas"]["LegalVersion"][];
        };
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
        LegalVersionAnswer: {
            legal_version: components["schemas"]["LegalVersion"];
            text: components["schemas"]["LocalLegalContent"] | null;
            /** @description The text of the version before, to show what changed; null if there was none. */
            previous: components["schemas"]["LocalLegalContent"] | null;
        };
        LegalDraft: {
            kind: components["schemas"]["LegalKind"];
            /** @description Counts the changes of the draft; 0 if there is none. */
            revision: number;
            /** @description The draft, or the published text if there is none; null if there is neither. */
            text: components["schemas"]["LocalLegalContent"] | null;
            /**
             * Format: date-time
             * @description Null if there is no draft.
             */
            changed_at: string | null;
            /** @description Name of the last editor; null if unknown. */
            changed_by: string | null;
            current: components["schemas"]["LegalVersion"] | null;
        };
        LegalDraftAnswer: {
            legal_draft: components["schemas"]["LegalDraft"];
        };
        /**
         * @example {
         *       "text": {
         *         "en": {
         *           "title": "Terms and conditions",
         *           "notes": [],
         *           "sections": [
         *             {
         *               "title": "Payment",
         *               "paragraphs": [
         *                 "You pay by invoice. See our [privacy policy](/privacy)."
         *               ]
         *             }
         *           ]
         *         }
         *       }
         *     }
         */
        LegalDraftChange: {
            text: components["schemas"]["LocalLegalContent"];
        };
        /** @description A published version. It never changes. */
        ContentVersion: {
            version: number;
            /** Format: date-time */
            published_at: string;
            /** @description Name of the publisher; null if the shop itself did. */
            published_by: string | null;
        };
        ListedPage: {
            page: components["schemas"]["ContentPage"];
            /** @description Number of blocks that are published. */
            blocks: number;
            current: components["schemas"]["ContentVersion"] | null;
            /**
             * Format: date-time
             * @description Null if there is no draft.
             */
            drafted_at: string | null;
        };
        ContentList: {
            pages: components["schemas"]["ListedPage"][];
            /** @description Hosts that blocks may link to beside the shop itself. */
            link_hosts: string[];
        };
        ContentPictureUpload: {
            /** Format: binary */
            file: Blob;
        };
        ContentPictureAnswer: {
            /** @description A path of this shop. */
            url: string;
        };
        ContentVersionList: {
            versions: components["schemas"]["ContentVersion"][];
        };
        /** @example hero-1 */
        BlockId: string;
        /** @description False keeps the block and hides it. */
        BlockOn: boolean;
        /**
         * Format: date-time
         * @description When the block appears; null for at once.
         */
        BlockStart: string | null;
        /**
         * Format: date-time
         * @description When it disappears; null for never.
         */
        BlockEnd: string | null;
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
        StoredHeroBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "hero";
            on: components["schemas"]["BlockOn"];
            starts_at: components["schemas"]["BlockStart"];
            ends_at: components["schemas"]["BlockEnd"];
            /** @description By language tag, always in English. */
            content: {
                en: components["schemas"]["HeroContent"];
            } & {
                [key: string]: components["schemas"]["HeroContent"];
            };
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
        StoredBannerBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "banner";
            on: components["schemas"]["BlockOn"];
            starts_at: components["schemas"]["BlockStart"];
            ends_at: components["schemas"]["BlockEnd"];
            /** @description By language tag, always in English. */
            content: {
                en: components["schemas"]["BannerContent"];
            } & {
                [key: string]: components["schemas"]["BannerContent"];
            };
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
        StoredValuesBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "values";
            on: components["schemas"]["BlockOn"];
            starts_at: components["schemas"]["BlockStart"];
            ends_at: components["schemas"]["BlockEnd"];
            /** @description By language tag, always in English. */
            content: {
                en: components["schemas"]["ValuesContent"];
            } & {
                [key: string]: components["schemas"]["ValuesContent"];
            };
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
        StoredFactsBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "facts";
            on: components["schemas"]["BlockOn"];
            starts_at: components["schemas"]["BlockStart"];
            ends_at: components["schemas"]["BlockEnd"];
            /** @description By language tag, always in English. */
            content: {
                en: components["schemas"]["FactsContent"];
            } & {
                [key: string]: components["schemas"]["FactsContent"];
            };
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
        StoredShelfBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "shelf";
            on: components["schemas"]["BlockOn"];
            starts_at: components["schemas"]["BlockStart"];
            ends_at: components["schemas"]["BlockEnd"];
            /** @description By language tag, always in English. */
            content: {
                en: components["schemas"]["ShelfContent"];
            } & {
                [key: string]: components["schemas"]["ShelfContent"];
            };
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
        StoredSamplesBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "samples";
            on: components["schemas"]["BlockOn"];
            starts_at: components["schemas"]["BlockStart"];
            ends_at: components["schemas"]["BlockEnd"];
            /** @description By language tag, always in English. */
            content: {
                en: components["schemas"]["SamplesContent"];
            } & {
                [key: string]: components["schemas"]["SamplesContent"];
            };
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
        StoredServicesBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "services";
            on: components["schemas"]["BlockOn"];
            starts_at: components["schemas"]["BlockStart"];
            ends_at: components["schemas"]["BlockEnd"];
            /** @description By language tag, always in English. */
            content: {
                en: components["schemas"]["ServicesContent"];
            } & {
                [key: string]: components["schemas"]["ServicesContent"];
            };
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
        StoredTermsBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "terms";
            on: components["schemas"]["BlockOn"];
            starts_at: components["schemas"]["BlockStart"];
            ends_at: components["schemas"]["BlockEnd"];
            /** @description By language tag, always in English. */
            content: {
                en: components["schemas"]["TermsContent"];
            } & {
                [key: string]: components["schemas"]["TermsContent"];
            };
        };
        /** @description Numbered steps. */
        StepsContent: {
            title: components["schemas"]["BlockTitle"];
            items: {
                title: components["schemas"]["BlockTitle"];
                text: components["schemas"]["BlockText"];
            }[];
        };
        StoredStepsBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "steps";
            on: components["schemas"]["BlockOn"];
            starts_at: components["schemas"]["BlockStart"];
            ends_at: components["schemas"]["BlockEnd"];
            /** @description By language tag, always in English. */
            content: {
                en: components["schemas"]["StepsContent"];
            } & {
                [key: string]: components["schemas"]["StepsContent"];
            };
        };
        /** @description Paragraphs, with a heading unless it is empty. */
        TextContent: {
            title: components["schemas"]["BlockTitle"];
            text: components["schemas"]["BlockText"];
        };
        StoredTextBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "text";
            on: components["schemas"]["BlockOn"];
            starts_at: components["schemas"]["BlockStart"];
            ends_at: components["schemas"]["BlockEnd"];
            /** @description By language tag, always in English. */
            content: {
                en: components["schemas"]["TextContent"];
            } & {
                [key: string]: components["schemas"]["TextContent"];
            };
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
        StoredTilesBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "tiles";
            on: components["schemas"]["BlockOn"];
            starts_at: components["schemas"]["BlockStart"];
            ends_at: components["schemas"]["BlockEnd"];
            /** @description By language tag, always in English. */
            content: {
                en: components["schemas"]["TilesContent"];
            } & {
                [key: string]: components["schemas"]["TilesContent"];
            };
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
        StoredCategoriesBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "categories";
            on: components["schemas"]["BlockOn"];
            starts_at: components["schemas"]["BlockStart"];
            ends_at: components["schemas"]["BlockEnd"];
            /** @description By language tag, always in English. */
            content: {
                en: components["schemas"]["CategoriesContent"];
            } & {
                [key: string]: components["schemas"]["CategoriesContent"];
            };
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
        StoredPromisesBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "promises";
            on: components["schemas"]["BlockOn"];
            starts_at: components["schemas"]["BlockStart"];
            ends_at: components["schemas"]["BlockEnd"];
            /** @description By language tag, always in English. */
            content: {
                en: components["schemas"]["PromisesContent"];
            } & {
                [key: string]: components["schemas"]["PromisesContent"];
            };
        };
        /** @description Questions with answers. One whose answer has a value that is not set is not shown. */
        QuestionsContent: {
            title: components["schemas"]["BlockTitle"];
            items: {
                question: string;
                answer: components["schemas"]["BlockText"];
            }[];
        };
        StoredQuestionsBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "questions";
            on: components["schemas"]["BlockOn"];
            starts_at: components["schemas"]["BlockStart"];
            ends_at: components["schemas"]["BlockEnd"];
            /** @description By language tag, always in English. */
            content: {
                en: components["schemas"]["QuestionsContent"];
            } & {
                [key: string]: components["schemas"]["QuestionsContent"];
            };
        };
        /** @description Short lines, such as the features on a product's page. */
        ListContent: {
            title: components["schemas"]["BlockTitle"];
            items: string[];
        };
        StoredListBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            kind: "list";
            on: components["schemas"]["BlockOn"];
            starts_at: components["schemas"]["BlockStart"];
            ends_at: components["schemas"]["BlockEnd"];
            /** @description By language tag, always in English. */
            content: {
                en: components["schemas"]["ListContent"];
            } & {
                [key: string]: components["schemas"]["ListContent"];
            };
        };
        /** @description A block with its period and its texts by language. */
        StoredBlock: components["schemas"]["StoredHeroBlock"] | components["schemas"]["StoredBannerBlock"] | components["schemas"]["StoredValuesBlock"] | components["schemas"]["StoredFactsBlock"] | components["schemas"]["StoredShelfBlock"] | components["schemas"]["StoredSamplesBlock"] | components["schemas"]["StoredServicesBlock"] | components["schemas"]["StoredTermsBlock"] | components["schemas"]["StoredStepsBlock"] | components["schemas"]["StoredTextBlock"] | components["schemas"]["StoredTilesBlock"] | components["schemas"]["StoredCategoriesBlock"] | components["schemas"]["StoredPromisesBlock"] | components["schemas"]["StoredQuestionsBlock"] | components["schemas"]["StoredListBlock"];
        ContentVersionAnswer: {
            content_version: components["schemas"]["ContentVersion"];
            blocks: components["schemas"]["StoredBlock"][];
        };
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
        ContentDraft: {
            page: components["schemas"]["ContentPage"];
            /** @description Counts the changes of the draft; 0 if there is none. */
            revision: number;
            /** @description The draft, or what is published if there is none. */
            blocks: components["schemas"]["StoredBlock"][];
            /**
             * Format: date-time
             * @description Null if there is no draft.
             */
            changed_at: string | null;
            /** @description Name of the last editor; null if unknown. */
            changed_by: string | null;
            current: components["schemas"]["ContentVersion"] | null;
            catalogue: components["schemas"]["PageCatalogue"];
        };
        ContentDraftAnswer: {
            content_draft: components["schemas"]["ContentDraft"];
        };
        ContentDraftChange: {
            blocks: components["schemas"]["StoredBlock"][];
        };
        /**
         * @default catalog
         * @enum {string}
         */
        ImportKind: "catalog" | "stock" | "prices";
        /**
         * @description waiting: queued; matching: its columns must be assigned; asking: it lacks values that must be given; running: being checked or applied; checked: ready to be
         *     applied; stopped: stopped by an operator, can be continued; done: applied; refused: the file as a whole cannot be
         *     read; failed: an error in the shop, or the file exceeds the shop's limits; ended: ended for good by an operator.
         * @enum {string}
         */
        ImportState: "waiting" | "matching" | "asking" | "running" | "checked" | "stopped" | "done" | "refused" | "failed" | "ended";
        /** @description Why an import did not succeed. */
        ImportProblem: {
            /**
             * @description A permanent name of the problem, for programs.
             * @example too_many_rows
             */
            code: string;
            /** @description For people. */
            message: string;
            params?: components["schemas"]["ErrorParams"];
        };
        /**
         * @description A character set of text files.
         * @enum {string}
         */
        ImportEncoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-15" | "windows-1250" | "iso-8859-2" | "windows-1257" | "cp850" | "cp437";
        /** @description Where the table is in the file. */
        ImportLayout: {
            /** @description The sheet that is read; null if the file does not have several. */
            sheet: string | null;
            /** @description The visible sheets; empty if there are not several. */
            sheets: string[];
            /** @description The character set that is read, found by its letters; null for a spreadsheet. */
            encoding: components["schemas"]["ImportEncoding"] | null;
            /** @description Row number of the headings as in a spreadsheet; null until the sheet is read. */
            heading_row: number | null;
            /** @description The first rows of the sheet, among which the headings may be. */
            rows: {
                row: number;
                /** @description The first cells, shortened. */
                cells: string[];
            }[];
        };
        /**
         * @description The target of a column. Catalogue: the template's columns, `price` for one piece, `price_from` from a quantity,
         *     and `planned_price` for a heading with quantity and date (`price EUR from 50 on 2026-12-01`). `weight_unit` is the
         *     unit of the weight in the same row, `currency` the currency of prices without one of their own,
         *     `price_includes_vat` says it of the prices of its row, `carton_price` is the price from a full carton,
         *     `from` is the quantity from which the price of its row applies if articles have several rows, `parent` names the
         *     SKU, id or handle of the row that is the product, and `not_for_sale` is the opposite of `published`. Several columns may have the same target if it is
         *     `category`, `images`, `tags`, `option1_value`, `tax_class`, `published`, `not_for_sale`, `stock`, which is summed,
         *     or `description`, of which each becomes a paragraph with its heading. Stock: `sku`, `stock`.
         *     Prices: `sku`, `amount`, `currency` (by default the shop's), `from` (by default 1), `valid_from` (by default
         *     immediately).
         * @enum {string}
         */
        ImportTarget: "sku" | "product" | "handle" | "gtin" | "category" | "brand" | "description" | "tags" | "option1_name" | "option1_value" | "option2_name" | "option2_value" | "option3_name" | "option3_value" | "price" | "price_from" | "planned_price" | "stock" | "availability" | "available_from" | "shelf_place" | "low_stock" | "unit" | "pack_size" | "carton_size" | "net_amount" | "net_unit" | "width_mm" | "height_mm" | "variant_weight_g" | "weight_g" | "weight_unit" | "tax_class" | "age_limit" | "strength_mg" | "flavour_class" | "countries" | "images" | "published" | "parent" | "not_for_sale" | "price_includes_vat" | "carton_price" | "amount" | "currency" | "from" | "valid_from";
        ImportColumn: {
            /** @description Its heading. */
            name: string;
            /** @description Its cell in the sample row, shortened. */
            sample: string;
            /** @description Different cells of it, shortened. */
            samples: string[];
            /** @description Its target or the guess of one; null if it is ignored. */
            target: components["schemas"]["ImportTarget"] | null;
            /** @description The quantity at which its price starts; null if its target needs none or none was given. */
            from: number | null;
            /**
             * @description How the target was guessed. heading: one of ours; similar: a synonym; content: by the cells; remembered: as in
             *     the last file with these headings; chosen: by an operator; unknown: no guess.
             * @enum {string}
             */
            why: "heading" | "similar" | "content" | "remembered" | "chosen" | "unknown";
        };
        ImportMatching: {
            /** @description Row number as in a spreadsheet; 1 if the file has only headings. */
            sample_row: number;
            columns: components["schemas"]["ImportColumn"][];
            /** @description True if an operator has assigned the columns of this import. */
            is_chosen: boolean;
            /** @description True if they are assigned as in an earlier file with these headings. */
            is_remembered: boolean;
            /** @description True if the assignment is remembered once the import is applied. */
            remember: boolean;
        };
        /**
         * @description A field that a file may lack: `prices_include_vat` is `yes` or `no`; `currency`, for prices that name none in a file
         *     whose language is that of a country with another one, is `shop` for the shop's, `exclude` or `draft`;
         *     `other_article`, for rows whose SKU an article with another name has, is `exclude`, `new_sku`, which imports them as
         *     new articles with made SKUs, or `update`; `archived`, for products of the file that are archived, is `restore`, after
         *     which they are on sale or drafts as before, or `leave`; `other_currency`, for rows with prices in
         *     another currency than the shop's, is `exclude` or `draft`, which imports them without these prices;
         *     `decimal_sign`, for numbers that can be read in two ways, is `comma` or `point`; `weight_unit` is `g`, `kg`, `lb`
         *     or `oz`; `carton_price`, whether prices from a full carton are for a piece or the carton, is `piece` or `carton`;
         *     the others are as in the template. Up to `carton_price` they need a value. Files of stock and prices are only asked
         *     for the decimal sign, and whether prices include VAT if a heading says so.
         * @enum {string}
         */
        ImportMissingField: "tax_class" | "prices_include_vat" | "currency" | "other_article" | "archived" | "other_currency" | "decimal_sign" | "weight_unit" | "carton_price" | "brand" | "category" | "age_limit" | "stock";
        ImportRowGroup: {
            name: string;
            rows: number;
            /**
             * @description For `tax_class`: the class that the words of the category's name suggest, to be confirmed. Left out if they
             *     suggest none.
             */
            suggestion?: components["schemas"]["TaxClass"];
            /**
             * @description For a word of `age_limit`: true if only the categories of these rows say it, and none of their names. Left out
             *     otherwise.
             */
            in_category?: boolean;
        };
        ImportMissingQuestion: {
            field: components["schemas"]["ImportMissingField"];
            /** @description Rows of new products without it; rows with prices; rows with the cells in `samples`. */
            rows: number;
            /** @description The categories of these rows, if they may have values of their own; the most common ones first. */
            categories: components["schemas"]["ImportRowGroup"][];
            /**
             * @description Cells of these rows that could not be used, such as a VAT rate of several tax classes or the number of a group
             *     without its name, if they may have values of their own; the most common ones first.
             */
            cells: {
                /** @description Its text, shortened. */
                cell: string;
                rows: number;
                problem: components["schemas"]["FieldFault"];
                /** @description The first products of these rows, by name or SKU, shortened. Left out for older imports. */
                products?: string[];
            }[];
            /**
             * @description The same cells by category, if one of them is in several categories; the most common ones first. Left out
             *     otherwise.
             */
            cells_by_category?: {
                /** @description Its text, shortened. */
                cell: string;
                category: string;
                rows: number;
                problem: components["schemas"]["FieldFault"];
                /** @description The first products of these rows, by name or SKU, shortened. Left out for older imports. */
                products?: string[];
                /**
                 * @description The class that the words of the category's name suggest, if it has the rate in the cell, to be confirmed.
                 *     Left out if they suggest none.
                 */
                suggestion?: components["schemas"]["TaxClass"];
            }[];
            /**
             * @description What the file says by itself, for `prices_include_vat` and `carton_price`. It is the value until an operator gives another one.
             *     Left out if the file says nothing about it, or contradicts itself.
             */
            understood?: {
                /** @enum {string} */
                value: "no" | "yes" | "piece" | "carton";
                /** @description The heading that says it, or the cell above the headings, shortened. */
                text: string;
            };
            /** @description The brands of these rows, for `age_limit`; the most common ones first. Left out if there are none. */
            brands?: components["schemas"]["ImportRowGroup"][];
            /**
             * @description Words of these rows that name goods with an age limit, such as `snus` or `wein`, for `age_limit`; the most
             *     common ones first. Left out if there are none.
             */
            words?: components["schemas"]["ImportRowGroup"][];
            /**
             * @description The first products whose rows are in none of the listed groups, by the kind of the groups: names, or SKUs of
             *     products without one, shortened. Left out for kinds without such rows, and for older imports.
             */
            other_products?: {
                cell?: string[];
                cell_category?: string[];
                word?: string[];
                brand?: string[];
                category?: string[];
            };
            /** @description Different cells that are asked about, such as weights without a unit, shortened; left out for fields of products. */
            samples?: string[];
        };
        ImportMissingValue: {
            field: components["schemas"]["ImportMissingField"];
            /**
             * @description Its text, as in a cell. Null leaves it empty; a field that needs a value may be null if `by_category` or
             *     `by_cell` has one for all rows. For `tax_class` with `by_category` or `by_cell`, `leave_out` leaves the other
             *     rows out.
             */
            value: string | null;
            /** @description Other values for some categories of the file. `leave_out` leaves their rows out, for `tax_class`. */
            by_category: {
                category: string;
                value: string | null;
            }[];
            /** @description Other values for some brands of the file; they come before those of categories. */
            by_brand?: {
                brand: string;
                value: string | null;
            }[];
            /** @description Other values for rows with some words of the question; they come before those of brands. */
            by_word?: {
                word: string;
                value: string | null;
            }[];
            /**
             * @description Other values for rows with some cells of the file, in a category or in all; they come before the others.
             *     `leave_out` leaves their rows out, for `tax_class`.
             */
            by_cell?: {
                cell: string;
                category?: string;
                value: string | null;
            }[];
        };
        ImportMissing: {
            questions: components["schemas"]["ImportMissingQuestion"][];
            /** @description Given for this file, or for the last one with these headings; empty if there are none. */
            values: components["schemas"]["ImportMissingValue"][];
            /** @description True if the values are those of an earlier file with these headings. */
            is_remembered: boolean;
            /** @description True if the values are remembered once the import is applied. */
            remember: boolean;
        };
        /**
         * @example {
         *       "id": "import_12",
         *       "kind": "stock",
         *       "is_check": true,
         *       "state": "checked",
         *       "is_stopping": false,
         *       "file": "stock.csv",
         *       "rows": 2,
         *       "rows_done": 2,
         *       "problem": null,
         *       "layout": null,
         *       "matching": null,
         *       "missing": null,
         *       "report": {
         *         "source": null,
         *         "created": 0,
         *         "updated": 2,
         *         "unchanged": 0,
         *         "failed": 0,
         *         "warned": 0,
         *         "next_row": null,
         *         "categories_created": [],
         *         "ignored_columns": [],
         *         "failures": [],
         *         "warnings": [],
         *         "reasons": [],
         *         "examples": []
         *       },
         *       "bulk_change": null,
         *       "operator_name": "Maja Holm",
         *       "created_at": "2026-11-20T08:00:00.000Z",
         *       "finished_at": "2026-11-20T08:00:01.000Z"
         *     }
         */
        Import: {
            /** @description As in the activity; the command line uses the number alone. */
            id: string;
            kind: components["schemas"]["ImportKind"];
            /** @description True until it is applied: only the result is computed. */
            is_check: boolean;
            state: components["schemas"]["ImportState"];
            /** @description True if it was asked to stop and ends after the current rows. */
            is_stopping: boolean;
            /** @description The file's name. */
            file: string;
            /** @description Number of rows; null until it is known. */
            rows: number | null;
            /** @description Rows checked or applied so far. */
            rows_done: number;
            /** @description What is wrong with the file, what failed, or that it was ended; null if nothing is. */
            problem: components["schemas"]["ImportProblem"] | null;
            /** @description Where the table is in the file, while another place can be chosen; null otherwise, and in lists. */
            layout: components["schemas"]["ImportLayout"] | null;
            /** @description The columns and their targets if they are asked about or were remembered; null otherwise. */
            matching: components["schemas"]["ImportMatching"] | null;
            /** @description What the file lacks, with the values for it; null if nothing was asked. */
            missing: components["schemas"]["ImportMissing"] | null;
            /** @description The result of the check or of applying it; null before. */
            report: components["schemas"]["ImportReport"] | null;
            /** @description What it has changed so far, to be undone; null if it has changed no product, and in lists. */
            bulk_change: components["schemas"]["BulkChange"] | null;
            /** @description Who sent or applied it; a key's title; null if the command line named no one. */
            operator_name: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the check or the import ended, or the columns or missing values were asked about.
             */
            finished_at: string | null;
        };
        ImportList: {
            imports: components["schemas"]["Import"][];
            count: number;
            limit: number;
            offset: number;
        };
        ImportUpload: {
            /** Format: binary */
            file: Blob;
        };
        ImportAnswer: {
            import: components["schemas"]["Import"];
        };
        PictureUpload: {
            files: Blob[];
        };
        SentPicture: {
            /** @description As a file names it, without a path. */
            name: string;
            /** @description Why it was refused; the message continues its name. Null if it was accepted. */
            problem: components["schemas"]["FieldFault"] | null;
        };
        PicturesAnswer: {
            pictures: components["schemas"]["SentPicture"][];
        };
        /**
         * @example {
         *       "sheet": "Prices",
         *       "heading_row": null,
         *       "finished_at": "2026-11-20T08:00:01.000Z"
         *     }
         */
        ImportLayoutChoice: {
            /** @description One of `sheets`; null if there are none. */
            sheet: string | null;
            /** @description The character set of a text file; null for a spreadsheet. Omitted, it does not change. */
            encoding?: components["schemas"]["ImportEncoding"] | null;
            /** @description One of `rows`; null to find the headings. For another sheet or character set they are always found at first. */
            heading_row: number | null;
            /**
             * Format: date-time
             * @description `finished_at` of the import that was read, so that a newer choice is not overwritten.
             */
            finished_at?: string;
        };
        /**
         * @example {
         *       "columns": [
         *         {
         *           "target": "sku",
         *           "from": null
         *         },
         *         {
         *           "target": "price_from",
         *           "from": 50
         *         },
         *         {
         *           "target": null,
         *           "from": null
         *         }
         *       ],
         *       "remember": true,
         *       "finished_at": "2026-11-20T08:00:01.000Z"
         *     }
         */
        ImportMatch: {
            /** @description The target of each column, in order. */
            columns: {
                /** @description Null ignores the column. */
                target: components["schemas"]["ImportTarget"] | null;
                /** @description Required for the target `price_from`. */
                from: number | null;
            }[];
            /** @description True to use the same targets for the next file with these headings, once this one is applied. */
            remember: boolean;
            /**
             * Format: date-time
             * @description `finished_at` of the import that was read, so that a newer assignment is not overwritten.
             */
            finished_at?: string;
        };
        /**
         * @example {
         *       "values": [
         *         {
         *           "field": "tax_class",
         *           "value": "food",
         *           "by_category": [
         *             {
         *               "category": "Snus",
         *               "value": "nicotine"
         *             }
         *           ]
         *         },
         *         {
         *           "field": "brand",
         *           "value": null,
         *           "by_category": []
         *         }
         *       ],
         *       "remember": true,
         *       "finished_at": "2026-11-20T08:00:01.000Z"
         *     }
         */
        ImportMissingValues: {
            /** @description One for each question. */
            values: components["schemas"]["ImportMissingValue"][];
            /** @description True to use the same values for the next file with these headings, once this one is applied. */
            remember: boolean;
            /**
             * Format: date-time
             * @description `finished_at` of the import that was read, so that newer values are not overwritten.
             */
            finished_at?: string;
        };
        /**
         * @example {
         *       "step": "matching",
         *       "finished_at": "2026-11-20T08:00:01.000Z"
         *     }
         */
        ImportReopening: {
            /**
             * @description The step to return to.
             * @enum {string}
             */
            step: "matching" | "asking";
            /**
             * Format: date-time
             * @description `finished_at` of the import that was read, so that a newer choice is not left.
             */
            finished_at?: string;
        };
        /**
         * @example {
         *       "rows": [
         *         12,
         *         40
         *       ],
         *       "left_out": true
         *     }
         */
        ImportRows: {
            /** @description Row numbers as in a spreadsheet. */
            rows: number[];
            /** @description True to leave them out. */
            left_out: boolean;
        };
        /**
         * @example {
         *       "all": "created"
         *     }
         */
        AllImportRows: {
            /**
             * @description `created` and `updated` leave out all rows that would be; `left_out` takes back all rows that an operator has
             *     left out of this file.
             * @enum {string}
             */
            all: "created" | "updated" | "left_out";
        };
        /** @description Both shapes refuse fields that they do not know. */
        ImportRowChoice: components["schemas"]["ImportRows"] | components["schemas"]["AllImportRows"];
        /**
         * @example {
         *       "categories": [
         *         {
         *           "name": "Sweets",
         *           "category": "Confectionery"
         *         }
         *       ]
         *     }
         */
        ImportCategories: {
            categories: components["schemas"]["UnknownCategory"][];
            /**
             * Format: date-time
             * @description The end of the check that was read; without it, of any.
             */
            finished_at?: string;
        };
        /** @description Numbers of pictures of products that lacked at least one when the file was applied. */
        ImportPictureCounts: {
            /** @description Added since the file was applied. */
            added: number;
            /** @description Waiting or being fetched. */
            waiting: number;
            /** @description Named by the file, and not uploaded. */
            named: number;
            /** @description Could not be fetched. */
            failed: number;
        };
        ImportPictureList: {
            counts: components["schemas"]["ImportPictureCounts"];
            pictures: components["schemas"]["ImportPicture"][];
            count: number;
            limit: number;
            offset: number;
        };
        UploadedImportPictures: {
            pictures: components["schemas"]["SentPicture"][];
            counts: components["schemas"]["ImportPictureCounts"];
        };
        ImportPictureCountsAnswer: {
            counts: components["schemas"]["ImportPictureCounts"];
        };
        /**
         * @description operator: by this API or the command line; api_key: a program; customer; shop: an automatic change.
         * @enum {string}
         */
        ActorKind: "operator" | "api_key" | "customer" | "shop";
        /** @description Whether the current values still are the entry's new ones; otherwise who changed them first, if recorded. */
        PutBack: {
            possible: boolean;
            /** Format: date-time */
            changed_at: string | null;
            changed_by: string | null;
        };
        ActivityProduct: {
            id: string;
            title: string;
            /** @description Previous values. */
            before: unknown;
            /** @description New values. */
            after: unknown;
            /**
             * @description Whether the old values of this product alone can be put back, see `POST /admin/products/{id}/put-back`; null if
             *     they cannot, and for an undo.
             */
            put_back: components["schemas"]["PutBack"] | null;
        };
        Activity: {
            id: number;
            /** Format: date-time */
            at: string;
            actor: {
                kind: components["schemas"]["ActorKind"];
                /** @description Null for the shop itself and the command line. */
                id: string | null;
                /**
                 * @description A key's title, or the name given on the command line. Null if none was given, for the shop, and for erased
                 *     people.
                 */
                name: string | null;
            };
            /** @description Such as `order.changed`. */
            action: string;
            /** @description Id of what was changed. */
            subject_id: string;
            /** @description An order's or complaint's number; the name of a product, category, company, buyer, operator, application, flash sale, program or file; the promo code, the banner's place, a message's subject, a review's product and author. What was deleted keeps its name, except for people. Null if there is only the id. */
            subject_name: string | null;
            /** @description The SKU of a product with one variant. */
            subject_sku: string | null;
            /** @description The company of a buyer, if the subject is one. */
            company_id: string | null;
            /** @description Previous values, as recorded; null if there were none. */
            before: unknown;
            /** @description New values. */
            after: unknown;
            /**
             * @description The first products of an import or of a change of many products, with their changed fields; empty for other
             *     entries, and for imports after 90 days.
             */
            products: components["schemas"]["ActivityProduct"][];
            /**
             * @description Null if the change cannot be put back. An import and a change of many are undone under their `subject_id`, see
             *     `POST /admin/bulk-changes/{id}/undo`.
             */
            put_back: components["schemas"]["PutBack"] | null;
            /** @description The same id as in the server's log. */
            request_id: string | null;
        };
        ActivityList: {
            /** @description All present and former operators by name, to filter by. */
            operators: {
                id: string;
                name: string;
            }[];
            activities: components["schemas"]["Activity"][];
        };
        ActivityProductList: {
            products: components["schemas"]["ActivityProduct"][];
            limit: number;
            offset: number;
        };
        /**
         * @example {
         *       "type": "order.placed",
         *       "timestamp": "2026-11-26T12:05:00.000Z",
         *       "data": {
         *         "id": "order_01kbg2w8x0v4n7m3q9c5t1r6zy",
         *         "display_id": 1042
         *       }
         *     }
         */
        OrderPlacedMessage: {
            /** @constant */
            type: "order.placed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                id: string;
                /** @description Its number. */
                display_id: number;
            };
        };
        /**
         * @example {
         *       "type": "order.shipped",
         *       "timestamp": "2026-11-26T12:05:00.000Z",
         *       "data": {
         *         "id": "order_01kbg2w8x0v4n7m3q9c5t1r6zy",
         *         "carrier": "DHL Freight",
         *         "tracking_url": "https://track.example/JD0146"
         *       }
         *     }
         */
        OrderShippedMessage: {
            /** @constant */
            type: "order.shipped";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                id: string;
                /** @description The name of the carrier. */
                carrier: string;
                /** @description Where to follow the parcel; null without. */
                tracking_url: string | null;
            };
        };
        /**
         * @example {
         *       "type": "order.refunded",
         *       "timestamp": "2026-11-26T12:05:00.000Z",
         *       "data": {
         *         "id": "order_01kbg2w8x0v4n7m3q9c5t1r6zy",
         *         "amount": 24.5,
         *         "currency_code": "eur"
         *       }
         *     }
         */
        OrderRefundedMessage: {
            /** @constant */
            type: "order.refunded";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                id: string;
                /** @description Negative if a refund is taken back. */
                amount: number;
                /** @description ISO 4217 in lower case. */
                currency_code: string;
            };
        };
        /**
         * @example {
         *       "type": "order.canceled",
         *       "timestamp": "2026-11-26T12:05:00.000Z",
         *       "data": {
         *         "id": "order_01kbg2w8x0v4n7m3q9c5t1r6zy"
         *       }
         *     }
         */
        OrderCanceledMessage: {
            /** @constant */
            type: "order.canceled";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                id: string;
            };
        };
        /**
         * @example {
         *       "type": "application.received",
         *       "timestamp": "2026-11-26T12:05:00.000Z",
         *       "data": {
         *         "id": "appl_01kbg2w8x0v4n7m3q9c5t1r6zy"
         *       }
         *     }
         */
        ApplicationReceivedMessage: {
            /** @constant */
            type: "application.received";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                id: string;
            };
        };
        /**
         * @example {
         *       "type": "application.decided",
         *       "timestamp": "2026-11-26T12:05:00.000Z",
         *       "data": {
         *         "id": "appl_01kbg2w8x0v4n7m3q9c5t1r6zy",
         *         "status": "approved"
         *       }
         *     }
         */
        ApplicationDecidedMessage: {
            /** @constant */
            type: "application.decided";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                id: string;
                /**
                 * @description The decision.
                 * @enum {string}
                 */
                status: "approved" | "rejected";
            };
        };
        /**
         * @example {
         *       "type": "complaint.received",
         *       "timestamp": "2026-11-26T12:05:00.000Z",
         *       "data": {
         *         "id": "compl_01kbg2w8x0v4n7m3q9c5t1r6zy",
         *         "display_id": 2007,
         *         "order_id": "order_01kbg2w8x0v4n7m3q9c5t1r6zy"
         *       }
         *     }
         */
        ComplaintReceivedMessage: {
            /** @constant */
            type: "complaint.received";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                id: string;
                /** @description Its number. */
                display_id: number;
                /** @description The order that it is about; null without. */
                order_id: string | null;
            };
        };
        /**
         * @example {
         *       "type": "stock.low",
         *       "timestamp": "2026-11-26T12:05:00.000Z",
         *       "data": {
         *         "id": "variant_01saltfish120",
         *         "product_id": "prod_01saltfish",
         *         "sku": "SALT-120",
         *         "title": "Salt Liquorice Fish",
         *         "inventory_quantity": 42
         *       }
         *     }
         */
        StockLowMessage: {
            /** @constant */
            type: "stock.low";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                id: string;
                /** @description The product of the variant. */
                product_id: string;
                /** @description Null without. */
                sku: string | null;
                /** @description The title of the product or variant. */
                title: string;
                /** @description Pieces left. */
                inventory_quantity: number;
            };
        };
        /**
         * @example {
         *       "type": "mail.failed",
         *       "timestamp": "2026-11-26T12:05:00.000Z",
         *       "data": {
         *         "id": "mail_01kbg2w8x0v4n7m3q9c5t1r6zy",
         *         "kind": "order_placed"
         *       }
         *     }
         */
        MailFailedMessage: {
            /** @constant */
            type: "mail.failed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                id: string;
                /** @description What the e-mail is for. */
                kind: string;
            };
        };
        /**
         * @example {
         *       "type": "webhook.test",
         *       "timestamp": "2026-11-26T12:05:00.000Z",
         *       "data": {
         *         "id": "webhook_01kbg2w8x0v4n7m3q9c5t1r6zy"
         *       }
         *     }
         */
        WebhookTestMessage: {
            /** @constant */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                id: string;
            };
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
        /** @description No valid session. A cookie is removed. */
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
        /** @description E-mail, password or code is wrong; the answer does not say which. */
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
         * @description The operator's role (`role_not_allowed`) or the API key's scopes (`scope_not_allowed`) do not cover the call, or
         *     it comes from another site's page or does not say where it comes from (`cross_site`). The body was not read.
         */
        NotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "not_allowed",
                 *       "code": "role_not_allowed",
                 *       "message": "Your role does not allow this. Ask an owner of the shop."
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
        /** @description The request conflicts with the current state of the shop. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "last_owner",
                 *       "message": "The shop needs an owner. Make somebody else one first."
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
        /** @description Not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "not_found",
                 *       "code": "operator_not_found",
                 *       "message": "There is no such operator."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
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
                 *       "message": "The file is larger than 50 MB. Split it: each part needs the row of headings."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description It has changed since it was read; `company` is the current version. */
        CompanyChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "company_changed",
                 *       "message": "Someone has changed this company since."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description `If-Match` is missing. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "invalid_data",
                 *       "code": "precondition_required",
                 *       "message": "Say in If-Match what this changes."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description `stock_changed`: the stock of a variant differs from the displayed one. `params` has its `sku`, the displayed
         *     stock in `seen` and the current one in `now`. `variant_without_sku`: no variant of the product has a SKU.
         */
        StockChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "stock_changed",
                 *       "message": "SAL-0120 has 38 pieces by now, not 40. Nothing was changed.",
                 *       "params": {
                 *         "sku": "SAL-0120",
                 *         "seen": 40,
                 *         "now": 38
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description It has changed since it was read; `product` is the current version. */
        ProductChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "product_changed",
                 *       "message": "Someone has changed this product since."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description It was changed or moved since it was read; `product_category` is the current version. */
        CategoryChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "category_changed",
                 *       "message": "Someone has changed or moved this category since."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description It has changed since it was read; `promotion` is the current version. */
        PromotionChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "promotion_changed",
                 *       "message": "Someone has changed this promo code since."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description It has changed since it was read; `flash_sale` is the current version. */
        FlashSaleChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "flash_sale_changed",
                 *       "message": "Someone has changed this flash sale since."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The draft or the published text has changed since it was read. */
        LegalDraftChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "legal_draft_changed",
                 *       "message": "A colleague has changed this text."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The draft or what is published has changed since it was read. */
        ContentDraftChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "content_draft_changed",
                 *       "message": "A colleague has changed this page."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The message was accepted. After any other answer, and after 15 seconds without one, it is sent again. */
        Accepted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description Like `Idempotency-Key` of other calls, and unguessable, such as a random UUID: without a session, or if the answer
         *     has a secret, the key alone identifies the sender. Shorter keys are refused.
         */
        UnguessableKey: string;
        /** @description The id. */
        Id: string;
        /**
         * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
         *     and gets the first answer, in which a cart is read again. Another request with the key is 422
         *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
         *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
         *     separate for each sign-in and each API key. Use a new key for each new request.
         */
        IdempotencyKey: string;
        /** @description Highest number of entries to return. */
        Limit: number;
        /** @description Number of entries to skip. */
        Offset: number;
        /** @description Only orders that are shipped this far. `none` includes canceled orders. */
        OrdersInShipmentState: components["schemas"]["ShipmentState"];
        /**
         * @description Only orders that need this. `action`: pending or `requires_action`. `shipment`: neither canceled nor completed, with
         *     goods left that can be shipped now; packed ones count. `stock`: the same, but all goods that are left wait for stock.
         *     `payment`: not paid and not canceled. `to_pay_back`: more was paid than is charged after refunds.
         */
        OrdersWaitingFor: "action" | "shipment" | "stock" | "payment" | "to_pay_back";
        /** @description Only orders with a line whose SKU or product name contains this text. */
        OrdersWithArticle: string;
        /** @description Only orders placed on or after this day of the shop's calendar. */
        PlacedFrom: string;
        /** @description Only orders placed on or before this day of the shop's calendar. */
        PlacedTo: string;
        /** @description Only orders of this company. */
        OrdersOfCompany: string;
        /** @description Only orders delivered to this country. */
        OrdersToCountry: components["schemas"]["CountryCode"];
        /** @description The order's id or its number. */
        OrderId: string;
        /** @description The parcel's id. */
        ShipmentId: string;
        /** @description The line that is replaced. */
        ReplacedLine: string;
        /** @description In pieces. */
        ReplacedPieces: number;
        /** @description The SKU of the other article. */
        ReplacementSku: string;
        /** @description The note's id. */
        NoteId: string;
        /** @description The `ETag` of the company that was read. */
        CompanyTag: string;
        /** @description The complaint's id or its case number. */
        ComplaintId: string;
        /** @description The `ETag` of the product that was read. */
        ProductTag: string;
        /** @description yes: prices may change by more than 20 %. */
        ConfirmPriceJumps: "yes" | "no";
        /** @description The `ETag` of the category that was read. */
        CategoryTag: string;
        /** @description The `ETag` of the promo code that was read. */
        PromotionTag: string;
        /** @description The `ETag` of the flash sale that was read. */
        FlashSaleTag: string;
        /** @description The kind of text. */
        LegalKind: components["schemas"]["LegalKind"];
        /** @description The version. */
        LegalVersion: string;
        /** @description The `ETag` of the draft that was read. */
        LegalDraftTag: string;
        /** @description The page. */
        ContentPage: components["schemas"]["ContentPage"];
        /** @description The number of the version. */
        ContentVersion: number;
        /** @description The `ETag` of the draft that was read. */
        ContentDraftTag: string;
        /** @description The picture's id. */
        PictureId: string;
        /** @description The id of the message, the same for every attempt. Ignore one that was processed before. */
        WebhookId: string;
        /** @description When the attempt was made, in seconds since 1970. */
        WebhookTimestamp: number;
        /**
         * @description `v1,` and the base64 HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body, joined by dots, under the
         *     webhook's secret (Standard Webhooks 1.0).
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
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
                    /** @description The session cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["NotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
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
            403: components["responses"]["NotAllowed"];
        };
    };
    getRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodeCount"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryCodesRequest"];
            };
        };
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
        };
    };
    getNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeChoices"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    updateNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeChange"];
            };
        };
        responses: {
            /** @description The updated choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeChoices"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    createInvite: {
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
                "application/json": components["schemas"]["InviteRequest"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    deleteInvite: {
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
            /** @description The category was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteWithdrawn"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    getInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteOffer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
        };
    };
    acceptInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    /** @description The session cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listOperators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    updateOperator: {
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
                "application/json": components["schemas"]["OperatorChange"];
            };
        };
        responses: {
            /** @description The updated operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    renewOperator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Like `Idempotency-Key` of other calls, and unguessable, such as a random UUID: without a session, or if the answer
                 *     has a secret, the key alone identifies the sender. Shorter keys are refused.
                 */
                "Idempotency-Key"?: components["parameters"]["UnguessableKey"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys, without their secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    createApiKey: {
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
                "application/json": components["schemas"]["ApiKeyRequest"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyMade"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    revokeApiKey: {
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
            /** @description The updated key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    createWebhook: {
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
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookMade"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    updateWebhook: {
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
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description The updated webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deleteWebhook: {
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
            /** @description The webhook was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeleted"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    testWebhook: {
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
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
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
            /** @description One page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    resendDelivery: {
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
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Only orders with this text in the name of the company or a product, the e-mail, the purchase order number or
                 *     the reference, or with this number or id.
                 */
                q?: string;
                /** @description Only orders with this status. */
                status?: components["schemas"]["OrderStatus"];
                /** @description Only orders with this fulfillment status. */
                fulfillment_status?: components["schemas"]["FulfillmentStatus"];
                /** @description Only orders with this payment status. */
                payment_status?: components["schemas"]["PaymentStatus"];
                /** @description Only orders that are shipped this far. `none` includes canceled orders. */
                shipment_state?: components["parameters"]["OrdersInShipmentState"];
                /**
                 * @description Only orders that need this. `action`: pending or `requires_action`. `shipment`: neither canceled nor completed, with
                 *     goods left that can be shipped now; packed ones count. `stock`: the same, but all goods that are left wait for stock.
                 *     `payment`: not paid and not canceled. `to_pay_back`: more was paid than is charged after refunds.
                 */
                waits_for?: components["parameters"]["OrdersWaitingFor"];
                /** @description Only orders with a line whose SKU or product name contains this text. */
                article?: components["parameters"]["OrdersWithArticle"];
                /** @description Only orders placed on or after this day of the shop's calendar. */
                placed_from?: components["parameters"]["PlacedFrom"];
                /** @description Only orders placed on or before this day of the shop's calendar. */
                placed_to?: components["parameters"]["PlacedTo"];
                /** @description Only orders of this company. */
                company_id?: components["parameters"]["OrdersOfCompany"];
                /** @description Only orders delivered to this country. */
                country?: components["parameters"]["OrdersToCountry"];
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
                    "application/json": components["schemas"]["AdminOrderList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    exportOrders: {
        parameters: {
            query?: {
                /**
                 * @description What a row is. lines: each line of an order, and its shipping, with net amount, VAT rate and VAT, both
                 *     addresses and the buyer's numbers; the totals of an order's rows add up to its total.
                 */
                rows?: "orders" | "lines";
                /**
                 * @description Only orders with this text in the name of the company or a product, the e-mail, the purchase order number or
                 *     the reference, or with this number or id.
                 */
                q?: string;
                /** @description Only orders with this status. */
                status?: components["schemas"]["OrderStatus"];
                /** @description Only orders with this fulfillment status. */
                fulfillment_status?: components["schemas"]["FulfillmentStatus"];
                /** @description Only orders with this payment status. */
                payment_status?: components["schemas"]["PaymentStatus"];
                /** @description Only orders that are shipped this far. `none` includes canceled orders. */
                shipment_state?: components["parameters"]["OrdersInShipmentState"];
                /**
                 * @description Only orders that need this. `action`: pending or `requires_action`. `shipment`: neither canceled nor completed, with
                 *     goods left that can be shipped now; packed ones count. `stock`: the same, but all goods that are left wait for stock.
                 *     `payment`: not paid and not canceled. `to_pay_back`: more was paid than is charged after refunds.
                 */
                waits_for?: components["parameters"]["OrdersWaitingFor"];
                /** @description Only orders with a line whose SKU or product name contains this text. */
                article?: components["parameters"]["OrdersWithArticle"];
                /** @description Only orders placed on or after this day of the shop's calendar. */
                placed_from?: components["parameters"]["PlacedFrom"];
                /** @description Only orders placed on or before this day of the shop's calendar. */
                placed_to?: components["parameters"]["PlacedTo"];
                /** @description Only orders of this company. */
                company_id?: components["parameters"]["OrdersOfCompany"];
                /** @description Only orders delivered to this country. */
                country?: components["parameters"]["OrdersToCountry"];
            };
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
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    listLedgerDifferences: {
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
            /** @description One page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerDifferenceList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order's id or its number. */
                id: components["parameters"]["OrderId"];
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
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order's id or its number. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderChange"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    createShipment: {
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
            path: {
                /** @description The order's id or its number. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    updateShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order's id or its number. */
                id: components["parameters"]["OrderId"];
                /** @description The parcel's id. */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentChange"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    closeRest: {
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
            path: {
                /** @description The order's id or its number. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestClosing"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    createRefund: {
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
            path: {
                /** @description The order's id or its number. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order's id or its number. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancellation"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    undoOrderStep: {
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
            path: {
                /** @description The order's id or its number. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUndo"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    backorderPieces: {
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
            path: {
                /** @description The order's id or its number. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Backordering"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    replaceLine: {
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
            path: {
                /** @description The order's id or its number. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Replacement"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    getReplacement: {
        parameters: {
            query: {
                /** @description The line that is replaced. */
                item_id: components["parameters"]["ReplacedLine"];
                /** @description In pieces. */
                quantity: components["parameters"]["ReplacedPieces"];
                /** @description The SKU of the other article. */
                sku: components["parameters"]["ReplacementSku"];
            };
            header?: never;
            path: {
                /** @description The order's id or its number. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplacementQuote"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createOrderNote: {
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
            path: {
                /** @description The order's id or its number. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    deleteOrderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order's id or its number. */
                id: components["parameters"]["OrderId"];
                /** @description The note's id. */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    getSales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last 14 days, and totals of some periods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSales"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    listLowStock: {
        parameters: {
            query?: {
                /** @description Highest number of entries to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first of them, and their number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LowStock"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSettings"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The section as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileSection"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    saveOrderTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdersChange"];
            };
        };
        responses: {
            /** @description The section as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersSection"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    saveDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryChange"];
            };
        };
        responses: {
            /** @description The section as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliverySection"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    saveApplicationForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationsChange"];
            };
        };
        responses: {
            /** @description The section as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationsSection"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    saveOpening: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningChange"];
            };
        };
        responses: {
            /** @description The section as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningSection"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    putBackSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutBackRequest"];
            };
        };
        responses: {
            /** @description All sections as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSettings"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setup"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    getPreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLink"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    endPreviewLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLink"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
        };
    };
    sendLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LogoUpload"];
            };
        };
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoPicture"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getSampleData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleData"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    loadSampleData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state after loading. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleData"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
        };
    };
    removeSampleData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was removed and what was kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedSampleData"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Only people with this text in their name or e-mail. */
                q?: string;
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
            /** @description One page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /**
                 * @description Only companies with this text in their name, organisation number or VAT number, or in the name or e-mail of
                 *     one of their people.
                 */
                q?: string;
                /** @description Only companies in this state. */
                state?: components["schemas"]["CompanyState"];
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
            /** @description One page of companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCompanyList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    getCompany: {
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
            /** @description The company. */
            200: {
                headers: {
                    /** @description Changes with every field that operators can edit. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCompany"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the company that was read. */
                "If-Match"?: components["parameters"]["CompanyTag"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsRequest"];
            };
        };
        responses: {
            /** @description The updated company. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match` with the next change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCompany"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["CompanyChanged"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    judgeVatId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the company that was read. */
                "If-Match"?: components["parameters"]["CompanyTag"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VatIdJudgement"];
            };
        };
        responses: {
            /** @description The updated company. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match` with the next change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCompany"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["CompanyChanged"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    blockCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the company that was read. */
                "If-Match"?: components["parameters"]["CompanyTag"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockRequest"];
            };
        };
        responses: {
            /** @description The updated company. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match` with the next change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCompany"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["CompanyChanged"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    unblockCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the company that was read. */
                "If-Match"?: components["parameters"]["CompanyTag"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated company. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match` with the next change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCompany"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["CompanyChanged"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    addCompanyPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the company that was read. */
                "If-Match"?: components["parameters"]["CompanyTag"];
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRequest"];
            };
        };
        responses: {
            /** @description The updated company. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match` with the next change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCompany"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["CompanyChanged"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    createPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLink"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createTestCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLink"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /** @description Only applications in this state. */
                status?: components["schemas"]["ApplicationStatus"];
                /** @description Only pending applications that wait for this party. */
                waits_for?: components["schemas"]["WaitsFor"];
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
            /** @description One page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    getApplication: {
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
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    getLicense: {
        parameters: {
            query?: {
                /** @description inline: browsers display a PDF, in a frame of this shop only; other files are downloads. */
                disposition?: "attachment" | "inline";
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
            /** @description The file, as a download. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    approveApplication: {
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
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApprovalRequest"];
            };
        };
        responses: {
            /** @description The updated application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    askApplicant: {
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
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionRequest"];
            };
        };
        responses: {
            /** @description The updated application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    rejectApplication: {
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
                "application/json": components["schemas"]["RejectionRequest"];
            };
        };
        responses: {
            /** @description The updated application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listSharedShelves: {
        parameters: {
            query?: {
                /** @description Only shelves in this state. */
                state?: components["schemas"]["SharedShelfState"];
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
            /** @description One page of shelves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSharedShelfList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    allowShelfTitle: {
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
            /** @description The updated shelf. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSharedShelf"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    revokeSharedShelf: {
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
            /** @description The updated shelf. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSharedShelf"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    listComplaints: {
        parameters: {
            query?: {
                /** @description Only complaints in this state. */
                status?: components["schemas"]["ComplaintStatus"];
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
                    "application/json": components["schemas"]["AdminComplaintList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    getComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The complaint's id or its case number. */
                id: components["parameters"]["ComplaintId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The complaint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminComplaint"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    getComplaintPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The complaint's id or its case number. */
                id: components["parameters"]["ComplaintId"];
                /** @description Number of the picture, from 1, in the order sent. */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    answerComplaint: {
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
            path: {
                /** @description The complaint's id or its case number. */
                id: components["parameters"]["ComplaintId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplaintAnswerRequest"];
            };
        };
        responses: {
            /** @description The updated complaint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminComplaint"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    closeComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The complaint's id or its case number. */
                id: components["parameters"]["ComplaintId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplaintClosing"];
            };
        };
        responses: {
            /** @description The updated complaint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminComplaint"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Only messages in this state. */
                state?: components["schemas"]["MessageState"];
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
            /** @description One page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMessageList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    getMessage: {
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
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMessage"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    answerMessage: {
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
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRequest"];
            };
        };
        responses: {
            /** @description The updated message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMessage"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    closeMessage: {
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
            /** @description The updated message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMessage"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listReviewsToDecide: {
        parameters: {
            query?: {
                /** @description Reviews in this state. */
                status?: components["schemas"]["ReviewStatus"];
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
            /** @description One page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReviewList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    getReview: {
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
            /** @description The review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReview"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    approveReview: {
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
            /** @description The updated review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReview"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    rejectReview: {
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
            /** @description The updated review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReview"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getMailState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailState"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail server has taken it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestMail"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
        };
    };
    listUnsentMails: {
        parameters: {
            query?: {
                /** @description Only e-mails in this state. */
                state?: components["schemas"]["UnsentState"];
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
            /** @description One page of e-mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsentMailList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    retryMail: {
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
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated e-mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsentMail"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Only products with this text in their title, brand, handle or category, in the SKU of a variant, or at the start
                 *     of its GTIN. Those with exactly this SKU or GTIN are first.
                 */
                q?: string;
                /** @description Only products with this status. */
                status?: components["schemas"]["ProductStatus"];
                /** @description Only products of this category and those below it. */
                category_id?: string;
                /** @description Only products of this brand, as `listProductBrands` writes it. */
                brand?: string;
                /**
                 * @description Only products with such a variant. in: not low; low: few pieces, or none; out: none, and it cannot be
                 *     ordered; always: its stock is not counted; backorder: pieces that are not in stock are delivered later.
                 */
                stock?: components["schemas"]["StockFilter"];
                /** @description Only products without this. price and gtin: one of its variants has none. */
                missing?: components["schemas"]["MissingData"];
                /** @description Only products that this import has created, for 90 days after it. */
                created_by?: components["schemas"]["CreatingImport"];
                /**
                 * @description Only products that this import or this change of many has changed or created; of an import for 90 days
                 *     after it.
                 */
                changed_by?: components["schemas"]["ChangeOfMany"];
                /**
                 * @description The order; with a minus sign descending. price: the lowest of one piece; stock: pieces of all variants.
                 *     Products without the value come last.
                 */
                sort?: "title" | "-title" | "category" | "-category" | "price" | "-price" | "stock" | "-stock" | "changed" | "-changed";
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
                    "application/json": components["schemas"]["AdminProductList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    createProduct: {
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
                "application/json": components["schemas"]["ProductRequest"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProductAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    exportProducts: {
        parameters: {
            query?: {
                /**
                 * @description The sign between cells; `comma` by default. With `semicolon`, decimals have commas, as spreadsheets in many
                 *     countries expect.
                 */
                separator?: "comma" | "semicolon";
            };
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
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    getProduct: {
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
            /** @description The product. */
            200: {
                headers: {
                    /** @description Changes with every field of the product except its stock. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProductAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the product that was read. */
                "If-Match"?: components["parameters"]["ProductTag"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChange"];
            };
        };
        responses: {
            /** @description The updated product. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match` with the next change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProductAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StockChanged"];
            412: components["responses"]["ProductChanged"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    listMissingPictures: {
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
            /** @description The pictures, in order; empty if none is missing, also for an unknown product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingPictures"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    archiveProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the product that was read. */
                "If-Match"?: components["parameters"]["ProductTag"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated product. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match` with the next change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProductAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ProductChanged"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    restoreProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the product that was read. */
                "If-Match"?: components["parameters"]["ProductTag"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated product. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match` with the next change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProductAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ProductChanged"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    putBackProduct: {
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
                "application/json": components["schemas"]["PutBackRequest"];
            };
        };
        responses: {
            /** @description The updated product. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match` with the next change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProductAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    planBulkChange: {
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
                "application/json": components["schemas"]["BulkChangeRequest"];
            };
        };
        responses: {
            /** @description The bulk change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChangeAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    applyBulkChange: {
        parameters: {
            query?: {
                /** @description yes: prices may change by more than 20 %. */
                confirm_price_jumps?: components["parameters"]["ConfirmPriceJumps"];
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
            /** @description The bulk change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChangeAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    undoBulkChange: {
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
            /** @description The bulk change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChangeAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listPlannedPrices: {
        parameters: {
            query?: {
                /** @description Only those of this product. */
                product_id?: string;
                /** @description Only those that this import has planned. Those of articles that it has added to a product are left out. */
                import_id?: components["schemas"]["CreatingImport"];
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
            /** @description One page of planned prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedPriceList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    removePlannedPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlannedPriceRemoval"];
            };
        };
        responses: {
            /** @description The number of removed planned prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedPriceRemovalAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listProductBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductBrandList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCategoryList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    createCategory: {
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
                "application/json": components["schemas"]["CategoryRequest"];
            };
        };
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCategoryAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
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
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCategoryAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the category that was read. */
                "If-Match"?: components["parameters"]["CategoryTag"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryChange"];
            };
        };
        responses: {
            /** @description The updated category. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCategoryAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["CategoryChanged"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the category that was read. */
                "If-Match"?: components["parameters"]["CategoryTag"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCategory"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["CategoryChanged"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    setStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockRequest"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    receiveGoods: {
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
                "application/json": components["schemas"]["GoodsInRequest"];
            };
        };
        responses: {
            /** @description The stock as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    receiveDelivery: {
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
                "application/json": components["schemas"]["DeliveryRequest"];
            };
        };
        responses: {
            /** @description What was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    undoDelivery: {
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
                "application/json": components["schemas"]["DeliveryUndoRequest"];
            };
        };
        responses: {
            /** @description What was taken away. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    correctStock: {
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
                "application/json": components["schemas"]["StockCorrectionRequest"];
            };
        };
        responses: {
            /** @description The stock as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    listStockMovements: {
        parameters: {
            query?: {
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
            /** @description One page of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockMovementList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    setPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PricesRequest"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listPromotions: {
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
            /** @description One page of flash sales. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPromotionList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    createPromotion: {
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
                "application/json": components["schemas"]["PromotionRequest"];
            };
        };
        responses: {
            /** @description The promo code. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPromotionAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    getPromotion: {
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
            /** @description The promo code. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPromotionAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    updatePromotion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the promo code that was read. */
                "If-Match"?: components["parameters"]["PromotionTag"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionChange"];
            };
        };
        responses: {
            /** @description The updated promo code. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPromotionAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PromotionChanged"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    endPromotion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the promo code that was read. */
                "If-Match"?: components["parameters"]["PromotionTag"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated promo code. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPromotionAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PromotionChanged"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    listFlashSales: {
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
            /** @description One page of flash sales. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFlashSaleList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    createFlashSale: {
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
                "application/json": components["schemas"]["FlashSaleRequest"];
            };
        };
        responses: {
            /** @description The flash sale. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFlashSaleAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    getFlashSale: {
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
            /** @description The flash sale. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFlashSaleAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    updateFlashSale: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the flash sale that was read. */
                "If-Match"?: components["parameters"]["FlashSaleTag"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlashSaleChange"];
            };
        };
        responses: {
            /** @description The updated flash sale. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFlashSaleAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["FlashSaleChanged"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    deleteFlashSale: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the flash sale that was read. */
                "If-Match"?: components["parameters"]["FlashSaleTag"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedFlashSale"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["FlashSaleChanged"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    endFlashSale: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the flash sale that was read. */
                "If-Match"?: components["parameters"]["FlashSaleTag"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated flash sale. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFlashSaleAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["FlashSaleChanged"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    listLegalTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All kinds, and the hosts they may link to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalTextList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    listLegalVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of text. */
                kind: components["parameters"]["LegalKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalVersionList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    getLegalVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of text. */
                kind: components["parameters"]["LegalKind"];
                /** @description The version. */
                version: components["parameters"]["LegalVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalVersionAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    getLegalDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of text. */
                kind: components["parameters"]["LegalKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalDraftAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    saveLegalDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the draft that was read. */
                "If-Match"?: components["parameters"]["LegalDraftTag"];
            };
            path: {
                /** @description The kind of text. */
                kind: components["parameters"]["LegalKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalDraftChange"];
            };
        };
        responses: {
            /** @description The saved draft. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalDraftAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            412: components["responses"]["LegalDraftChanged"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    publishLegalText: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the draft that was read. */
                "If-Match"?: components["parameters"]["LegalDraftTag"];
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The kind of text. */
                kind: components["parameters"]["LegalKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state after publishing. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalDraftAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["LegalDraftChanged"];
            422: components["responses"]["IdempotencyMismatch"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    listContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All pages, and the hosts they may link to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    sendContentPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ContentPictureUpload"];
            };
        };
        responses: {
            /** @description The address of the picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentPictureAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listContentVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The page. */
                page: components["parameters"]["ContentPage"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentVersionList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    getContentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The page. */
                page: components["parameters"]["ContentPage"];
                /** @description The number of the version. */
                version: components["parameters"]["ContentVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentVersionAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    getContentDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The page. */
                page: components["parameters"]["ContentPage"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDraftAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    saveContentDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the draft that was read. */
                "If-Match"?: components["parameters"]["ContentDraftTag"];
            };
            path: {
                /** @description The page. */
                page: components["parameters"]["ContentPage"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentDraftChange"];
            };
        };
        responses: {
            /** @description The saved draft. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDraftAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            412: components["responses"]["ContentDraftChanged"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    discardContentDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the draft that was read. */
                "If-Match"?: components["parameters"]["ContentDraftTag"];
            };
            path: {
                /** @description The page. */
                page: components["parameters"]["ContentPage"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state without a draft. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDraftAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            412: components["responses"]["ContentDraftChanged"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    publishContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the draft that was read. */
                "If-Match"?: components["parameters"]["ContentDraftTag"];
                /**
                 * @description Makes the call safe to repeat after a lost answer: for 24 hours the same request with the same key changes nothing
                 *     and gets the first answer, in which a cart is read again. Another request with the key is 422
                 *     `idempotency_key_reused`. 409 `answer_not_stored` if the answer was too large to store or the store stopped at
                 *     that moment: the request was carried out, and its result can be read. Refused requests are not stored. Keys are
                 *     separate for each sign-in and each API key. Use a new key for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The page. */
                page: components["parameters"]["ContentPage"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state after publishing. */
            200: {
                headers: {
                    /** @description The version to send in `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDraftAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ContentDraftChanged"];
            422: components["responses"]["IdempotencyMismatch"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    listImports: {
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
            /** @description One page of imports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    createImport: {
        parameters: {
            query?: {
                /** @description What the file contains. */
                kind?: components["schemas"]["ImportKind"];
                /** @description What happens to rows that name a category the shop does not have. */
                categories?: "create" | "refuse";
                /**
                 * @description What happens to unknown columns. ask: the import waits with `state` `matching` until `POST …/match` assigns
                 *     them; a file whose headings were matched before uses the same targets. ignore: they are left out and named
                 *     in the report.
                 */
                columns?: "ask" | "ignore";
                /**
                 * @description The tax class of new products whose rows have none, or one that cannot be used. Without it those rows fail;
                 *     with `columns=ask` they are asked about first.
                 */
                tax_class?: components["schemas"]["TaxClass"];
            };
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
                "multipart/form-data": components["schemas"]["ImportUpload"];
            };
        };
        responses: {
            /** @description The import, which is queued for the check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
        };
    };
    sendPictures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureUpload"];
            };
        };
        responses: {
            /** @description The result for each picture, in the order sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PicturesAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getImportTemplate: {
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
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    getImport: {
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
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    layOutImport: {
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
                "application/json": components["schemas"]["ImportLayoutChoice"];
            };
        };
        responses: {
            /** @description The import, which is queued for the check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    matchImport: {
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
                "application/json": components["schemas"]["ImportMatch"];
            };
        };
        responses: {
            /** @description The import, which is queued for the check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    completeImport: {
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
                "application/json": components["schemas"]["ImportMissingValues"];
            };
        };
        responses: {
            /** @description The import, which is queued for the check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    reopenImport: {
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
                "application/json": components["schemas"]["ImportReopening"];
            };
        };
        responses: {
            /** @description The import at this step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    chooseImportRows: {
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
                "application/json": components["schemas"]["ImportRowChoice"];
            };
        };
        responses: {
            /** @description The import with its new result, or queued for the check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    matchImportCategories: {
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
                "application/json": components["schemas"]["ImportCategories"];
            };
        };
        responses: {
            /** @description The import, queued for the check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    stopImport: {
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
            /** @description The import, which is stopping. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    endImport: {
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
            /** @description The import, which has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    applyImport: {
        parameters: {
            query?: {
                /** @description yes: prices may change by more than 20 %. */
                confirm_price_jumps?: components["parameters"]["ConfirmPriceJumps"];
                /** @description `finished_at` of the check that was read, so that no other result is applied. */
                finished_at?: string;
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
            /** @description The import, which is queued to be applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getFailedRows: {
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
            /** @description The file, as a download. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    listImportPictures: {
        parameters: {
            query?: {
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
            /** @description One page of pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPictureList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    uploadImportPictures: {
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
                "multipart/form-data": components["schemas"]["PictureUpload"];
            };
        };
        responses: {
            /** @description The result for each picture, in the order sent, and the numbers of pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImportPictures"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    leaveOutImportPictures: {
        parameters: {
            query: {
                /** @description Which pictures are left out. */
                state: "failed" | "named";
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
            /** @description The numbers of pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPictureCountsAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    retryImportPictures: {
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
            /** @description The numbers of pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPictureCountsAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    leaveOutImportPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
                /** @description The picture's id. */
                picture_id: components["parameters"]["PictureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPictureCountsAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    retryImportPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
                /** @description The picture's id. */
                picture_id: components["parameters"]["PictureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPictureCountsAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    uploadImportPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
                /** @description The picture's id. */
                picture_id: components["parameters"]["PictureId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportUpload"];
            };
        };
        responses: {
            /** @description The numbers of pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPictureCountsAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /** @description Only entries about this subject. */
                subject_id?: string;
                /** @description Only entries of this operator. */
                operator_id?: string;
                /** @description Only entries of actors of this kind. */
                by?: components["schemas"]["ActorKind"];
                /**
                 * @description Only entries whose subject has this text in its number, name, SKU or id, or one of the products of an import or
                 *     of a change of many in its name, SKU or id.
                 */
                subject?: string;
                /** @description Only entries before this one, the last of the previous page. */
                before?: number;
                /** @description Highest number of entries to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    listActivityProducts: {
        parameters: {
            query?: {
                /** @description Highest number of entries to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of entries to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                id: number;
            };
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
                    "application/json": components["schemas"]["ActivityProductList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    exportActivities: {
        parameters: {
            query?: {
                /** @description Only entries about this subject. */
                subject_id?: string;
                /** @description Only entries of this operator. */
                operator_id?: string;
                /** @description Only entries of actors of this kind. */
                by?: components["schemas"]["ActorKind"];
                /**
                 * @description Only entries whose subject has this text in its number, name, SKU or id, or one of the products of an import or
                 *     of a change of many in its name, SKU or id.
                 */
                subject?: string;
            };
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
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    notifyOrderPlaced: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same for every attempt. Ignore one that was processed before. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When the attempt was made, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body, joined by dots, under the
                 *     webhook's secret (Standard Webhooks 1.0).
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPlacedMessage"];
            };
        };
        responses: {
            "2XX": components["responses"]["Accepted"];
        };
    };
    notifyOrderShipped: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same for every attempt. Ignore one that was processed before. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When the attempt was made, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body, joined by dots, under the
                 *     webhook's secret (Standard Webhooks 1.0).
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderShippedMessage"];
            };
        };
        responses: {
            "2XX": components["responses"]["Accepted"];
        };
    };
    notifyOrderRefunded: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same for every attempt. Ignore one that was processed before. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When the attempt was made, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body, joined by dots, under the
                 *     webhook's secret (Standard Webhooks 1.0).
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRefundedMessage"];
            };
        };
        responses: {
            "2XX": components["responses"]["Accepted"];
        };
    };
    notifyOrderCanceled: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same for every attempt. Ignore one that was processed before. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When the attempt was made, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body, joined by dots, under the
                 *     webhook's secret (Standard Webhooks 1.0).
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCanceledMessage"];
            };
        };
        responses: {
            "2XX": components["responses"]["Accepted"];
        };
    };
    notifyApplicationReceived: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same for every attempt. Ignore one that was processed before. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When the attempt was made, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body, joined by dots, under the
                 *     webhook's secret (Standard Webhooks 1.0).
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationReceivedMessage"];
            };
        };
        responses: {
            "2XX": components["responses"]["Accepted"];
        };
    };
    notifyApplicationDecided: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same for every attempt. Ignore one that was processed before. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When the attempt was made, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body, joined by dots, under the
                 *     webhook's secret (Standard Webhooks 1.0).
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationDecidedMessage"];
            };
        };
        responses: {
            "2XX": components["responses"]["Accepted"];
        };
    };
    notifyComplaintReceived: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same for every attempt. Ignore one that was processed before. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When the attempt was made, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body, joined by dots, under the
                 *     webhook's secret (Standard Webhooks 1.0).
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplaintReceivedMessage"];
            };
        };
        responses: {
            "2XX": components["responses"]["Accepted"];
        };
    };
    notifyStockLow: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same for every attempt. Ignore one that was processed before. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When the attempt was made, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body, joined by dots, under the
                 *     webhook's secret (Standard Webhooks 1.0).
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockLowMessage"];
            };
        };
        responses: {
            "2XX": components["responses"]["Accepted"];
        };
    };
    notifyMailFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same for every attempt. Ignore one that was processed before. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When the attempt was made, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body, joined by dots, under the
                 *     webhook's secret (Standard Webhooks 1.0).
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailFailedMessage"];
            };
        };
        responses: {
            "2XX": components["responses"]["Accepted"];
        };
    };
    notifyWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same for every attempt. Ignore one that was processed before. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When the attempt was made, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body, joined by dots, under the
                 *     webhook's secret (Standard Webhooks 1.0).
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestMessage"];
            };
        };
        responses: {
            "2XX": components["responses"]["Accepted"];
        };
    };
}
