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
         * Who is signed in
         * @description The operator who calls. Everybody who is signed in may ask.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description Takes e-mail, password and the six digits that the authenticator shows, all at once: every reason for a refusal gets the same
         *     answer. A code is taken once. After 10 failures of one account from one network or 50 of one network within 15 minutes, further
         *     tries are refused unread. After 10 wrong codes of one account within 15 minutes, from wherever, and after 100 in a row before the
         *     operator begins anew, none is taken: tries are answered as wrong ones. A browser that sends this from another site's page is refused.
         */
        post: operations["signIn"];
        /**
         * Sign out
         * @description Ends the session at once and removes its cookie. Everybody who is signed in may.
         */
        delete: operations["signOut"];
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
         * What one is told of
         * @description What the operator who calls has chosen to get e-mails about, of each kind that the role covers. Until something is chosen it is a
         *     digest, and failed mail at once.
         */
        get: operations["getNotices"];
        put?: never;
        /**
         * Choose what one is told of
         * @description For oneself alone, so it asks for no version: the last choice holds. It holds at once, also for what waits for the next digest.
         *     A kind that the role does not cover is refused with 403 `role_not_allowed`, and nothing is changed. Of a kind that is named twice the last holds.
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
         * @description Answers a link, which is told this once: it lets its holder choose a password and set up an authenticator within 7 days, as long
         *     as whoever sent it is an owner. For owners. An e-mail that an operator has is refused with 409 `operator_exists`; an earlier invitation to the same e-mail ends.
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
         * @description Its link does not work any more. For owners.
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
         * What an invitation offers
         * @description Whom it is for, and what to set the authenticator up with; the same for as long as it is good. That of the shop's first owner
         *     names nobody: the start of a shop without an owner prints its link, which is good for 15 minutes.
         */
        get: operations["getInvite"];
        put?: never;
        /**
         * Accept an invitation
         * @description Makes the operator and signs in. The authenticator's code shows that it is set up. The link is used up. It is not when
         *     something is refused.
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
         * Who runs the shop
         * @description All operators, those who cannot sign in any more last, the invitations that are still good, and the active API keys and webhooks that operators answer for. For owners.
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
         * Change what an operator may do
         * @description Another role, or whether they can sign in; either ends where they are signed in. For owners. Nobody changes themselves (409
         *     `own_account`), and the last owner stays (409 `last_owner`). The invitations and links that somebody sent end once they are no
         *     owner any more. Whoever disables an operator with active API keys or webhooks says in `keep` which of them go on; if it is
         *     left out, 409 `integrations_undecided` lists them in `integrations`, and nothing is changed. Enabling an operator again brings
         *     nothing back.
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
         * Let an operator begin anew
         * @description For who has lost the authenticator or forgotten the password: answers a link, told this once and good for 7 days, by which they
         *     choose both anew. What they had goes on until then. For owners; 409 `operator_disabled` for who cannot sign in.
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
         * Which programs have keys
         * @description All keys, those that were revoked last. For owners.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Make a key
         * @description Answers the key, which is told this once and kept nowhere. It may make the calls that its scopes cover, as far as the present role of
         *     whoever answers for it covers them too, until it expires or is revoked. For owners.
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
         * @description It opens nothing any more, at once. A revoked key stays revoked, and in the list. For owners.
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
         * Which addresses are told what happens
         * @description The oldest first, without their secrets. For owners.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Have an address told what happens
         * @description From now on each of the events is sent to the address, signed as Standard Webhooks has it (`webhook-id`, `webhook-timestamp`,
         *     `webhook-signature`): at least once, in any order. A try has 15 seconds, follows no redirect, and is made again after a minute,
         *     5, 30, then 2 and 12 hours, 10 times in all. After 5 days in which every try failed nothing more is sent. For owners. A shop has
         *     20 of them at most (409 `too_many_webhooks`).
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
         * Change what an address is told
         * @description Another address, other events, or whether anything is sent; the secret stays. For owners.
         */
        post: operations["updateWebhook"];
        /**
         * Have an address told nothing any more
         * @description It goes with the log of what it was sent; what is on its way may still arrive. For owners.
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
         * Send a message to try an address
         * @description A message `webhook.test` goes out as events do; the log says what came of it. For owners; 409 `webhook_disabled`.
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
         * What an address was sent
         * @description The newest first, of the last 30 days. For owners.
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
         * Send a message again
         * @description The same message under the same id, whatever came of it before. For owners; 409 `webhook_disabled`.
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
         * Orders of all companies
         * @description The newest first, with what all that fit come to. For every role.
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
         * Orders as a file
         * @description The orders that fit, the newest first, as a CSV file: UTF-8 with its mark, commas, decimal points. `placed` is by the
         *     shop's clock, and the heading names its time zone. An apostrophe stands before what a spreadsheet would take for a formula. It has
         *     the newest 10,000 at most; where more fit, its name says of how many. For every role.
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
    "/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order
         * @description What its customer sees of it, whose it is, and what happened to it. For every role.
         */
        get: operations["getOrder"];
        put?: never;
        /**
         * Move an order on
         * @description Changes its states; what is left out stays, and states that it has already change nothing. A step that cannot follow is refused
         *     with 409 `transition_not_allowed`, which says what can. Goods that become `shipped` leave as a parcel with all that is left, by
         *     the order's own way to deliver unless another carrier is named; the customer is told by e-mail. For owners and `orders`.
         *
         *     The payment follows the money. It becomes `refunded` only once refunds add up to the order's total (409 `refunds_missing`, which
         *     says how much is left), and is `captured` once (409 `already_captured`). Once captured it never goes back to `awaiting` or
         *     `authorized`, and once refunded it never changes (409 `transition_not_allowed`). After a part was refunded it does not become
         *     `awaiting` (409 `refunds_given`). The payment of a canceled order changes by refunds only (409 `order_canceled`).
         *
         *     Goods that money was given back for are not packed, shipped or delivered (409 `line_refunded`, which names them) unless
         *     `ships_refunded` says that they leave all the same; the activity records that.
         *
         *     `version` is that of the order as it was read: where somebody changed it since, the answer is 409 `order_changed` with the order as
         *     it is now, and nothing is changed.
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
         * @description With all that is left, or with the lines it names: never more than was ordered and has not left (409 `too_many_pieces`, which says
         *     of which line how many are left; 409 `nothing_left`). The order counts as shipped once all its lines have left. The customer is
         *     told by e-mail what is in it. Pieces that money was given back for leave only with `ships_refunded` (409 `line_refunded`, which
         *     names their lines).
         *
         *     `version` is that of the order as it was read: where somebody changed it since, the answer is 409 `order_changed` with the order as
         *     it is now, and nothing leaves. For owners and `orders`.
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
         * Mark a parcel
         * @description As handed over to its carrier, or as delivered. A mark that is set already changes nothing, and one is never taken back (409
         *     `parcel_delivered` for a handover after the delivery). Once all parcels of an order have arrived and no more will follow, its
         *     `fulfillment_status` becomes `delivered`. For owners and `orders`.
         *
         *     `version` is that of the order as it was read: if it was changed since, the answer is 409 `order_changed` with the order as it is now,
         *     and nothing is marked.
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
         * Close what will not be shipped
         * @description All that is left, or pieces of the lines it names: never more than is left of a line (409 `too_many_pieces`, `nothing_left`). They are
         *     shipped no more and stay out of stock. What they were charged at is refunded in the same step unless `refund` is false; if less is
         *     left of what was charged, the answer is 409 `refund_too_high` and nothing is closed. Once nothing is left to ship, the order counts as
         *     shipped. The customer is told by e-mail. Before anything has left, an order is canceled or shipped instead (409 `nothing_shipped`).
         *     For owners and `orders`.
         *
         *     `version` is that of the order as it was read: if it was changed since, the answer is 409 `order_changed` with the order as it is now,
         *     and nothing is closed.
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
         * Give money back
         * @description An amount, tax and all, or what pieces of its lines were charged at; never more than is left of what was charged, at no rate of tax
         *     (409 `refund_too_high`, which says how much is left), and only for pieces that have left or were closed, and were not refunded yet (409
         *     `too_many_to_refund`). An amount is split over the rates of the order by what is left of each. An order is charged once a part of it
         *     has left; one that is canceled, where it was paid (409 `not_charged`). Once all of it was given back, its payment is `refunded`. The
         *     customer is told by e-mail.
         *
         *     `version` is that of the order as it was read: where somebody changed it since, the answer is 409 `order_changed` with the order as
         *     it is now, and nothing is given back. For owners and `orders`.
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
         * @description Puts its pieces back into stock. One that has gone too far, or of which a parcel has left, is refused with 409
         *     `transition_not_allowed`. For owners and `orders`.
         *
         *     `version` is that of the order as it was read: where somebody changed it since, the answer is 409 `order_changed` with the order as
         *     it is now, and nothing is canceled.
         */
        post: operations["cancelOrder"];
        delete?: never;
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
         * What was sold
         * @description By the days of the shop's calendar, today first counted up to this moment. Orders count by when they were placed, net of VAT, with
         *     what delivery cost; canceled ones do not, and what was given back later is not taken off. For every role.
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
         * Products that will be gone soon
         * @description Products that buyers see and of which a variant has fewer than 50 pieces, by the one that is gone first: sold out ones, then those that
         *     last the fewest days. They are those that `GET /admin/products` finds by `status=published&stock=low`. For every role.
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
    "/admin/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies
         * @description The newest first. For every role.
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
         * One company
         * @description With its people, addresses, terms and applications. Its `ETag` is what a change names in `If-Match`. For every role.
         */
        get: operations["getCompany"];
        put?: never;
        /**
         * Say by what terms a company buys
         * @description Holds for the orders from then on: those that were placed stay as they were agreed. What is left out stays. `If-Match` names the company as it was read: where
         *     somebody changed it since, the answer is 412 `company_changed` with the company as it is now, and nothing is changed; without it,
         *     428. For owners,
         *     `orders` and `support`.
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
         * Say whether a VAT number is valid
         * @description Of the number that the company has, or of another one that it gets. Counts for the orders from then on, until it is said
         *     otherwise. `unchecked` leaves it to the register, where the store asks it. `If-Match` names the company as it was read: where
         *     somebody changed it since, the answer is 412 `company_changed` with the company as it is now, and nothing is changed; without it,
         *     428. For owners, `orders` and `support`.
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
         * Keep a company out
         * @description All its people are signed out at once and cannot sign in or order until it is let in again; orders that were placed stay. To
         *     them it is as if their password were wrong: nobody is told why. One that is kept out is 409 `already_blocked`. `If-Match` as for
         *     other changes. For owners, `orders` and `support`.
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
         * Let a company in again
         * @description With the passwords that its people had; who was blocked alone stays so. One that is not kept out is 409 `not_blocked`. `If-Match`
         *     as for other changes. For owners, `orders` and `support`.
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
         * Let one more person of a company in
         * @description As a buyer of it, who hears by e-mail how to choose a first password. Its people who can sign in hear who was added, and whom to
         *     contact if that is wrong. The e-mail must be nobody's yet: 409 `email_taken`. Of a company
         *     that is kept out nobody is let in: 409 `company_blocked`. Who is of the company already, by that name and e-mail, stays so and hears
         *     nothing: what is sent twice lets one person in. `If-Match` as for other changes. For owners, `orders` and `support`.
         */
        post: operations["addCompanyPerson"];
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
         * Applications for an account
         * @description The newest first. For those who decide about them, owners, `orders` and `support`.
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
         * One application
         * @description As it was sent, with what it has in common with others, and what was decided. For owners, `orders` and `support`.
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
         * The licence of an application
         * @description The file as it was sent. Each look is on record. For those who decide about applications, owners, `orders` and `support`.
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
         * Let an applicant in
         * @description Makes the company with its owner, by the terms that are said, or a buyer of the company to join; and sends them the way to their
         *     first password. The people of a company that is joined hear who was added. What is said here counts before what was applied with. Refused with 409 `application_incomplete` where something
         *     is missing, which `fields` names; `company_exists` where a company has the organisation number, which `params` names and which
         *     can be joined; `email_taken` and `already_decided`. For owners, `orders` and `support`.
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
         * Ask an applicant for more
         * @description Sends the question by e-mail, with the way to the form. The application stays pending and waits for the applicant, until another
         *     one comes from the same e-mail. Where somebody has asked since `seen`, it is 409 `already_asked`, and nothing is sent; one that
         *     was decided about is 409 `already_decided`. For owners, `orders` and `support`.
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
         * Refuse an applicant
         * @description Tells them why by e-mail. One that was decided about is 409 `already_decided`. For owners, `orders` and `support`.
         */
        post: operations["rejectApplication"];
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
         * Complaints about orders
         * @description The newest first. For owners, `orders` and `support`.
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
         * One complaint
         * @description With what its customer was answered. For owners, `orders` and `support`.
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
         * A picture of a complaint
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
         * Answer who complained
         * @description By e-mail, in the words that are sent. `status` is what the complaint is from then on: `closed` answers and closes it in one
         *     step; if it is left out it stays open. `seen` is how many answers there were when it was written: where somebody has answered
         *     since, it is 409 `already_answered` with the name, and nothing is sent. With a key it is sent once, however often it comes.
         *     One that is closed is 409 `already_closed`; one whose customer was erased, `customer_erased`. For owners, `orders` and `support`.
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
         * @description The note is for the shop's own record. One that somebody else has closed is 409 `already_closed` with the name; the same note of the
         *     same operator again changes nothing. For owners, `orders` and `support`.
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
         * Messages of the contact form
         * @description The newest first. For owners, `orders` and `support`.
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
         * One message
         * @description With what its sender was answered. For owners, `orders` and `support`.
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
         * @description By e-mail, in the words that are sent. `seen` is how many answers there were when it was written: where somebody has answered
         *     since, it is 409 `already_answered` with the name, and nothing is sent. With a key it is sent once, however often it comes.
         *     It waits no more then. For owners, `orders` and `support`.
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
         * Set a message aside
         * @description For what needs no answer. One that was answered, or that somebody else has set aside, is 409 `already_closed` with the name. For owners, `orders` and `support`.
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
         * Reviews in one state
         * @description The oldest first; those that wait by default. For owners, `orders` and `support`.
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
         * One review
         * @description With its product and who wrote it. For owners, `orders` and `support`.
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
         * Show a review
         * @description One that somebody else has decided about is 409 `already_decided` with the name; the same decision of the same operator again changes
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
         * Keep a review from being shown
         * @description One that somebody else has decided about is 409 `already_decided` with the name; the same decision of the same operator again changes
         *     nothing. For owners, `orders` and `support`.
         */
        post: operations["rejectReview"];
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
         * E-mails that were not sent
         * @description The newest first, without their contents, which may hold codes and links. For owners, `orders` and `support`.
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
         * Try an e-mail again
         * @description At once, or as soon as a try that is under way is over; twice is once. One that was sent is 409 `already_sent`. For owners, `orders` and `support`.
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
         * Products
         * @description By their titles, those that buyers do not see too. For every role.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Add a product
         * @description With its variants, prices, stock and pictures, as a draft unless `published` says otherwise. Its handle is made of its title.
         *     The rules are those of a row of a catalogue file; what breaks one is 400, and `fields` names it, such as
         *     `variants.0.sku` where another product has that SKU. With a key it is added once, however often it is sent. For owners and
         *     `catalogue`.
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
         * The catalogue as a file
         * @description A CSV file whose import changes nothing. For every role.
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
         * One product
         * @description With its variants, price tiers and stock. Its `ETag` is what a change names in `If-Match`. For every role.
         */
        get: operations["getProduct"];
        put?: never;
        /**
         * Change a product
         * @description What is left out stays, null clears. `If-Match` names the product as it was read: where somebody changed it since, the answer is
         *     412 `product_changed` with the product as it is now, and nothing is changed; without it, 428. Stock does not count: orders take it
         *     all the time. A stock that is set names the one that was shown; where orders or somebody else have changed that, the answer is 409
         *     `stock_changed` with both numbers in `params`, and nothing is changed. What breaks a rule is 400, and `fields` names it. One that is archived stays so.
         *     For owners and `catalogue`.
         */
        post: operations["updateProduct"];
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
         * @description Buyers see it nowhere any more, carts show it as out of stock and cannot be ordered with it, orders keep it. It is changed as
         *     others are, by files too, and stays archived until it is restored: what says that it is published is refused meanwhile. One that
         *     is archived is 409 `already_archived`.
         *     `If-Match` as for changes. For owners and `catalogue`.
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
         * @description As it was: one that was published is sold again at once, a draft is a draft. One that is not archived is 409 `not_archived`.
         *     `If-Match` as for changes. For owners and `catalogue`.
         */
        post: operations["restoreProduct"];
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
         * The tree of categories
         * @description All of them in the shop's order, each followed by those below it. For every role.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Add a category
         * @description Names and handles are one category's alone: others are 409 `category_name_taken` or `category_handle_taken`. There are three
         *     levels: below the third is 409 `category_too_deep`. With a key it is added once, however often it is sent. For owners and
         *     `catalogue`.
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
         * One category
         * @description Its `ETag` is what a change names in `If-Match`. For every role.
         */
        get: operations["getCategory"];
        put?: never;
        /**
         * Change or move a category
         * @description What is left out stays. Those below it move with it. Under itself or one below it is 409 `category_below_itself`; names, handles
         *     and levels are as for adding. Buyers see it with their next page.
         *     `If-Match` names it as it was read, its place included: where somebody changed or moved it since, the answer is 412
         *     `category_changed` with it as it is now, and nothing is changed; without it, 428. For owners and `catalogue`.
         */
        post: operations["updateCategory"];
        /**
         * Delete a category
         * @description Of one that is empty. With products, those too that buyers do not see, it is 409 `category_has_products`; with categories below
         *     it 409 `category_has_subcategories`; `params.count` says how many.
         *     `If-Match` as for changes. For owners and `catalogue`.
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
         * Say what is in stock
         * @description By SKU, up to 1000 at once. Rows fail alone: the report names them, the rest is written. For more, import a file. For owners and
         *     `catalogue`.
         */
        post: operations["setStock"];
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
         * @description By SKU and the quantity a tier begins with, up to 1000 at once, in the shop's currency; null takes a tier away. Rows of one SKU
         *     are taken or fail together: the report names those that failed, the rest is written. For owners and `catalogue`.
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
         * Promo codes
         * @description The newest first, those that have ended too. For every role.
         */
        get: operations["listPromotions"];
        put?: never;
        /**
         * Add a promo code
         * @description A code that there is already, however it is written, is 409 `code_taken`. With a key it is added once, however often it is
         *     sent. For owners and `catalogue`.
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
         * One promo code
         * @description Its `ETag` is what a change names in `If-Match`. For every role.
         */
        get: operations["getPromotion"];
        put?: never;
        /**
         * Change a promo code
         * @description What is left out stays, null clears; its code and its kind stay for good. Carts that have it are reckoned anew, orders keep what
         *     they were placed with. One that has ended is 409 `promo_code_ended`.
         *     `If-Match` names it as it was read: where somebody changed it since, the answer is 412
         *     `promotion_changed` with it as it is now, and nothing is changed; without it, 428. For owners and `catalogue`.
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
         * @description At once: carts that have it lose its discount, orders keep theirs. One that has ended is 409 `promo_code_ended`.
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
         * Flash sales
         * @description The last to begin first, those that have ended too. For every role.
         */
        get: operations["listFlashSales"];
        put?: never;
        /**
         * Plan a flash sale
         * @description Of several that run at once, the home page shows the one that ends first, and a product costs what the highest of its sales
         *     leaves. With a key it is planned once, however often it is sent. For owners and `catalogue`.
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
         * One flash sale
         * @description Its `ETag` is what a change names in `If-Match`. For every role.
         */
        get: operations["getFlashSale"];
        put?: never;
        /**
         * Change a flash sale
         * @description What is left out stays; products that are given replace those before. One that runs keeps its beginning; one that has ended is
         *     409 `flash_sale_ended`.
         *     `If-Match` names it as it was read: where somebody changed it since, the answer is 412
         *     `flash_sale_changed` with it as it is now, and nothing is changed; without it, 428. For owners and `catalogue`.
         */
        post: operations["updateFlashSale"];
        /**
         * Remove a flash sale
         * @description Of one that has not begun. One that has begun is 409 `flash_sale_begun`: end it instead.
         *     `If-Match` as for changes. For owners and `catalogue`.
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
         * @description At once: its prices are the usual ones again. One that has not begun is 409 `flash_sale_not_begun`, one that has ended is 409
         *     `flash_sale_ended`.
         *     `If-Match` as for changes. For owners and `catalogue`.
         */
        post: operations["endFlashSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The five banners of the shop
         * @description In the order of the pages that show them, those too where the shop's own words stand. For every role.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/banners/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a picture in, for a banner to show
         * @description JPEG, PNG or WebP of up to 20 MB, rendered again as those of products are. A banner shows it once `image_url` names its address;
         *     one that no banner shows within 30 days is removed. For owners and `catalogue`.
         */
        post: operations["sendBannerPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/banners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One banner
         * @description Its `ETag` is what a change names in `If-Match`. For every role.
         */
        get: operations["getBanner"];
        put?: never;
        /**
         * Change a banner
         * @description What is left out stays; a list or an object that is given replaces the one before. Where the shop's own words stand a title is
         *     needed. Addresses are paths of this shop, or https on one of `link_hosts`: others are 400 `link_not_allowed`.
         *     `If-Match` names it as it was read: where somebody changed it since, the answer is 412 `banner_changed` with it as it is now,
         *     and nothing is changed; without it, 428. For owners and `catalogue`.
         */
        post: operations["updateBanner"];
        /**
         * Put the shop's own words back
         * @description What was set is gone, with its days; the history keeps it. `If-Match` as for changes. For owners and `catalogue`.
         */
        delete: operations["resetBanner"];
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
         * Files that were sent in, or given on the command line
         * @description The newest first, for 90 days after they have ended. For every role.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Send a file in, to be checked
         * @description A file of the catalogue, of stock or of prices, CSV or XLSX, up to 50 MB; of the catalogue also Shopify's and Medusa's product
         *     files. It may have up to 1,000,000 rows, 500 columns, 100,000 characters in a cell, 1,000 variants of a product and, as XLSX, 100 MB
         *     unpacked. It is kept as it is and checked in the background, in the line of all imports: nothing is changed before it is applied.
         *     What the check found stands in the import, with `state` `checked`, or `refused` where the file as a whole is none. Pictures are
         *     named by https addresses, or as they were sent in before by the same operator or key. For owners and `catalogue`.
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
         * Send pictures in, for a file or a product that names them
         * @description Up to 20 at once: JPEG, PNG or WebP of up to 20 MB. They wait for 30 days under their names for files that the same operator or
         *     key sends in, and for products that they add or change; under the same name the last one counts. A picture that cannot be taken is told of and keeps no other from being
         *     taken. For owners and `catalogue`.
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
         * The headings of a catalogue file, with two rows as an example
         * @description For every role.
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
         * One import
         * @description How far it is, and what came of it. For every role.
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
         * Say where the columns of a file go
         * @description It is checked then, once more where it was checked already; nothing is changed before it is applied. The same matching again is
         *     no other one. 400 `missing_column` where no column names the articles (of prices: or none is the amount), `column_twice` where two
         *     go to the same place, `column_misplaced` where one cannot go there. 409 `import_not_matching` where the file's columns are not
         *     asked about, or it is applied already; `import_changed` where somebody else has matched it since. For owners and `catalogue`.
         */
        post: operations["matchImport"];
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
         * @description It ends after the rows in hand. What was taken stays, nothing is taken back, and applying it again goes on where it was. One that
         *     has ended meanwhile is answered as it is. One that nobody has applied is 409 `import_not_applied`. For owners and `catalogue`.
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
         * @description Whoever sent it in, and however far it is: one that waits, is asked about, is being checked or taken, is checked or stopped. The
         *     rows in hand are not taken, what was taken before stays, and its file is deleted. One that has ended is answered as it is. For
         *     owners and `catalogue`.
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
         * Take a checked file
         * @description In the background, in the line of all imports; one that a stopped store left behind goes on when it starts again, and one that
         *     somebody stopped goes on where it was. One that is not checked, or is applied already, is 409 `import_not_checked`; one that was
         *     matched and checked anew since it was read 409 `import_changed`. For owners and `catalogue`.
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
         * The rows that failed, as a file to mend
         * @description What is wrong with each stands in its last column, which an import leaves out again. For every role.
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
    "/admin/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what
         * @description The newest first; rows are only ever added. For every role.
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
    "/admin/activities/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what, as a file
         * @description The entries that fit, the newest first, as a CSV file: UTF-8 with its mark, commas; what was before and after as JSON. `at` is by the
         *     shop's clock, and the heading names its time zone. An apostrophe stands before what a spreadsheet would take for a formula. It has the
         *     newest 10,000 at most, and says so in its name. For every role.
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
export type webhooks = Record<string, never>;
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
         *       "created_at": "2026-11-20T08:00:00.000Z"
         *     }
         */
        Operator: {
            id: string;
            email: string;
            name: string;
            role: components["schemas"]["OperatorRole"];
            /**
             * Format: date-time
             * @description Since when they cannot sign in; null where they can.
             */
            disabled_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        /**
         * @description see: orders, companies, products and the activity; orders: move, ship and cancel orders; catalogue: products, prices, stock and
         *     imports; service: see and decide applications, set companies' terms; house: operators, API keys and webhooks.
         * @enum {string}
         */
        Purpose: "see" | "orders" | "catalogue" | "service" | "house";
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
        /**
         * @description draft: buyers do not see it yet; archived: they do not see it any more.
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
        Tier: {
            currency_code: string;
            min_quantity: number;
            /** @description Of one piece. */
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
            strength_mg: number | null;
            inventory_quantity: number;
            /** @description What it has of each option. */
            options: {
                [key: string]: string;
            };
            /** @description By the quantity they begin with. */
            prices: components["schemas"]["Tier"][];
        };
        AdminProduct: {
            id: string;
            handle: string;
            title: string;
            status: components["schemas"]["ProductStatus"];
            /** @description Its name. */
            category: string;
            brand: string;
            description: string;
            tags: string[];
            weight_g: number | null;
            tax_class: components["schemas"]["TaxClass"];
            /** @description Years. */
            age_limit: number | null;
            flavour_class: components["schemas"]["FlavourClass"] | null;
            /** @description Where it is kept out at any strength and for any time. */
            not_sold_in: components["schemas"]["CountryCode"][];
            /** @description Addresses of its pictures on cards, the first one first. */
            images: string[];
            /** @description What each of them shows, in the same order: what is read to those who do not see it. */
            image_alts: string[];
            /**
             * Format: date-time
             * @description From when buyers see it; null for a draft.
             */
            published_at: string | null;
            /** @description Names of what one chooses, in their order. */
            options: string[];
            variants: components["schemas"]["AdminVariant"][];
        };
        AdminCategory: {
            id: string;
            name: string;
            handle: string;
            /** @description Empty where there is none. */
            description: string;
            /** @description Null for one of the first level. */
            parent_category_id: string | null;
            /** @description Its place among those of the same parent, from 0. */
            rank: number;
            /** @description Products in it, those too that buyers do not see; not those of categories below it. */
            product_count: number;
            /** @description Categories right below it. */
            subcategory_count: number;
            /** @description What a change of it names in `If-Match`. */
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
             * @description Since when nobody of it can sign in; null where they can.
             */
            blocked_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description How many sign in for it. */
            people: number;
            /** @description How many it has placed. */
            orders: number;
            /** @description What they come to, cancelled ones left out. */
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
        CompanyPerson: {
            id: string;
            first_name: string;
            last_name: string;
            email: string;
            phone: string | null;
            /** @enum {string} */
            role: "owner" | "buyer";
            /**
             * Format: date-time
             * @description Since when they cannot sign in; null where they can.
             */
            blocked_at: string | null;
            /**
             * Format: date-time
             * @description When they were made anonymous.
             */
            erased_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        AdminCompany: {
            company: components["schemas"]["AdminCompanyListItem"];
            /** @description Why it is blocked, for the shop's own record; null where it is not. */
            blocked_reason: string | null;
            /**
             * @description Who said how its VAT number is; null where nobody was asked.
             * @enum {string|null}
             */
            vat_id_source: "vies" | "operator" | null;
            /** Format: date-time */
            vat_id_checked_at: string | null;
            invoice_email: string | null;
            /** @description What a cart of it begins with; null until one was given. */
            shipping_address: components["schemas"]["Address"] | null;
            billing_address: components["schemas"]["Address"] | null;
            people: components["schemas"]["CompanyPerson"][];
            /** @description The applications that it was made by or joined by, the newest first. */
            applications: {
                id: string;
                person: string;
                /** Format: date-time */
                decided_at: string | null;
                /** @description Whether a licence came with it; `GET /admin/applications/{id}/license` opens it. */
                license: boolean;
            }[];
        };
        /** @enum {string} */
        PromotionType: "percentage" | "fixed";
        /**
         * @description planned: it has not begun; used_up: as many orders as it is for have been placed with it.
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
             * @description Null for one without an end.
             */
            ends_at: string | null;
            /** @description Goods that a cart needs before discount; 0 for none. */
            minimum: number;
            /** @description Orders in all; null for no limit. */
            usage_limit: number | null;
            /** @description Orders of one company; null for no limit. */
            usage_limit_per_company: number | null;
            /** @description Orders that were placed with it. */
            times_used: number;
            /** Format: date-time */
            created_at: string;
            state: components["schemas"]["PromotionState"];
        };
        /**
         * @description planned: it has not begun.
         * @enum {string}
         */
        FlashSaleState: "planned" | "running" | "ended";
        FlashSaleItem: {
            product_id: string;
            /** @description What every tier of every variant costs less. */
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
            /** @description In the order that the home page shows them in. */
            items: components["schemas"]["FlashSaleItem"][];
        };
        /**
         * @description The hero, the values and the accessories of the landing page, the large and the small banner of the home page.
         * @enum {string}
         */
        BannerPlace: "banner_hero" | "banner_values" | "banner_accessories" | "banner_promo" | "banner_side";
        /**
         * @description own: nothing is set. In `planned` and `ended` the shop shows its own words too, since what is set has not begun or is over.
         * @enum {string}
         */
        BannerState: "own" | "planned" | "shown" | "ended";
        BannerButton: {
            text: string;
            /** @description A path of this shop or an https address the operator allows. */
            url: string;
        };
        /** @description What is set for a place. Where nothing is, there is no title, and the rest is empty. */
        AdminBanner: {
            id: components["schemas"]["BannerPlace"];
            state: components["schemas"]["BannerState"];
            /** @description What it is called; buyers do not read it. */
            banner_name: string | null;
            dimensions: string | null;
            title: string | null;
            background_color: string | null;
            /** @description By their names, such as `subtitle`; the values banner has `Tab Name-1`, `Business Name-1` and so on. */
            texts: {
                [key: string]: string;
            };
            buttons: components["schemas"]["BannerButton"][];
            /** @description By their names, `1` to `5`. */
            image_url: {
                [key: string]: string;
            };
            /** @description For whoever keeps it. */
            instructions: string | null;
            styles: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description Null where it is shown at once.
             */
            starts_at: string | null;
            /**
             * Format: date-time
             * @description Null where it is shown until somebody changes it.
             */
            ends_at: string | null;
            /**
             * Format: date-time
             * @description Null where nothing is set.
             */
            changed_at: string | null;
            /** @description Who changed it last; null where nobody is known by name. */
            changed_by: string | null;
        };
        /** @description Somebody of the company, by name. */
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
         * @description How much of an order has left, beside its `fulfillment_status`. `none`: nothing; `partial`: some pieces, and more will follow; `all`: all
         *     that will come; `delivered`: all of that has arrived.
         * @enum {string}
         */
        ShipmentState: "none" | "partial" | "all" | "delivered";
        /** @enum {string} */
        PaymentStatus: "awaiting" | "authorized" | "captured" | "refunded";
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
        /** @description Who is billed, the company by its legal name. */
        OrderBuyer: {
            name: string;
            /** @description In the register of its country; null if it is not known. */
            organisation_number: string | null;
            /** @description The one the order was taxed with, else the company's; null if it has none. */
            vat_id: string | null;
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
        /** @description Grows with every change of the order, its parcels and refunds too; whoever changes the order names the version that was read. */
        OrderVersion: number;
        AdminOrderLine: {
            item_id: string;
            /** @description In pieces. */
            ordered: number;
            shipped: number;
            /** @description Pieces that will not be shipped. */
            closed: number;
            /** @description What can still be shipped. */
            left: number;
            /** @description Of those left, pieces that money was given back for: they leave only with `ships_refunded`. */
            left_refunded: number;
            /** @description Pieces that money was given back for. */
            refunded: number;
            /** @description Pieces that money can still be given back for. */
            refundable: number;
            tax_percent: number;
        };
        AdminParcel: {
            id: string;
            carrier: string;
            tracking_url: string | null;
            /** Format: date-time */
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
            /** @description Which operator or program sent it; null if it was not recorded. */
            sent_by: string | null;
            /** @description What is in it; empty if it was not recorded. */
            lines: components["schemas"]["OrderPieces"][];
        };
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
            /** @description Tax and all. */
            amount: number;
            /** @description The same by rate of tax, the lowest first. */
            rates: components["schemas"]["RefundRate"][];
            /** @description What its buyer was told; null once they were erased. */
            reason: string | null;
            /** Format: date-time */
            refunded_at: string;
            /** @description Which operator or program gave it; null where nobody noted it. */
            refunded_by: string | null;
            /** @description The pieces it was for; empty where it was an amount. */
            lines: components["schemas"]["LinePieces"][];
        };
        /** @description What can still be given back, tax and all; nothing before goods have left. */
        RefundableSum: {
            amount: number;
            /** @description The same by rate of tax, the lowest first. */
            rates: components["schemas"]["RefundRate"][];
        };
        /** @description States, parcels and tax as they were recorded; what an event does not name is left out. */
        TimelineStates: {
            status?: string;
            fulfillment_status?: string;
            payment_status?: string;
            carrier?: string;
            tracking_url?: string;
            /** @description In the parcel; or the pieces that will not be shipped. */
            pieces?: number;
            /** @description Pieces that were packed or sent although money was given back for them. */
            although_refunded?: number;
            /** @description The day whose law its tax follows. */
            tax_date?: string;
            tax_total?: number;
            total?: number;
            /** @description Given back, tax and all. */
            refund_total?: number;
        };
        TimelineEntry: {
            /** Format: date-time */
            at: string;
            /** @description Such as `order.placed`. */
            action: string;
            /** @description A customer's id or `operator`; null for the shop itself. */
            actor_id: string | null;
            /** @description Which operator; null for others, and for the command line. */
            operator_name: string | null;
            /** @description Null where nothing was before. */
            before: components["schemas"]["TimelineStates"] | null;
            after: components["schemas"]["TimelineStates"] | null;
        };
        AdminOrder: {
            order: components["schemas"]["Order"];
            version: components["schemas"]["OrderVersion"];
            /** @description How far each line has come, in the order of its lines. */
            lines: components["schemas"]["AdminOrderLine"][];
            /** @description What has left, first sent first. */
            parcels: components["schemas"]["AdminParcel"][];
            /** @description What was given back, first given first. */
            refunds: components["schemas"]["AdminRefund"][];
            refundable: components["schemas"]["RefundableSum"];
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
            /** @description Permanent name of the way to deliver. */
            shipping_option: string;
            /** @description What happened to it, first thing first. */
            timeline: components["schemas"]["TimelineEntry"][];
        };
        /**
         * @description An active API key or webhook, and the operator who answers for it.
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
             * @description When a key was used last, to the minute; null if it never was, and for webhooks.
             */
            last_used_at: string | null;
        };
        /**
         * @description The one shape of every refusal.
         * @example {
         *       "type": "not_allowed",
         *       "code": "role_not_allowed",
         *       "message": "Your role does not allow this. Ask an owner of the shop."
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
            /** @description The values that the message names, for callers that say the refusal in words of their own. */
            params?: {
                [key: string]: string | number;
            };
            /** @description The product as it is now, where the refusal is that it is not as it was read (`product_changed`). */
            product?: components["schemas"]["AdminProduct"];
            /** @description The category as it is now, where the refusal is that it is not as it was read (`category_changed`). */
            product_category?: components["schemas"]["AdminCategory"];
            /** @description The company as it is now, where the refusal is that it is not as it was read (`company_changed`). */
            company?: components["schemas"]["AdminCompany"];
            /** @description The promo code as it is now, where the refusal is that it is not as it was read (`promotion_changed`). */
            promotion?: components["schemas"]["AdminPromotion"];
            /** @description The flash sale as it is now, where the refusal is that it is not as it was read (`flash_sale_changed`). */
            flash_sale?: components["schemas"]["AdminFlashSale"];
            /** @description The banner as it is now, where the refusal is that it is not as it was read (`banner_changed`). */
            banner?: components["schemas"]["AdminBanner"];
            /** @description The order as it is now, where the refusal is that it is not as it was read (`order_changed`). */
            order?: components["schemas"]["AdminOrder"];
            /** @description What has to be decided about before an operator is disabled (`integrations_undecided`). */
            integrations?: components["schemas"]["Integration"][];
            /** @description The same id stands on the server's log lines. */
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
            /** @description The six digits that the authenticator shows. Only the operator of the demo signs in without. */
            code?: string;
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
         * @description order: one was placed; application: one was received; complaint: one was filed; low_stock: an order or a change left fewer than 50
         *     pieces of a variant; failed_mail: an e-mail was tried five times in vain.
         * @enum {string}
         */
        NoticeKind: "order" | "application" | "complaint" | "low_stock" | "failed_mail";
        /**
         * @description at_once: within seconds; digest: all together, once a day.
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
            /** @description Of each kind that the role covers. */
            notices: components["schemas"]["NoticeChoice"][];
            /** @description When the digest of a day is written, by the clock of the shop. */
            digest_time: string;
            /** @description Of the shop; an IANA name. */
            time_zone: string;
        };
        /**
         * @description Kinds that are left out stay.
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
            /** @description Where it is accepted. Told this once. */
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
            /** @description Null where whoever accepts says it. */
            email: string | null;
            /** @description Null where whoever accepts says it. */
            name: string | null;
            role: components["schemas"]["OperatorRole"];
            /** Format: date-time */
            expires_at: string;
            authenticator: {
                /** @description What is typed into an authenticator, in base 32. */
                secret: string;
                /** @description The same as an `otpauth:` address, which a picture for its camera is made of. */
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
             * @description Of the shop's first owner; others are invited under theirs.
             */
            email?: string;
            /** @description Of the shop's first owner; others are invited under theirs. */
            name?: string;
            /** @description Not one that is easy to guess: the e-mail, the shop, a sequence or a repetition. */
            password: string;
            /** @description The six digits that the authenticator shows. */
            code: string;
        };
        Team: {
            operators: components["schemas"]["Operator"][];
            invites: components["schemas"]["Invite"][];
            /** @description Active API keys and webhooks that operators answer for. */
            integrations: components["schemas"]["Integration"][];
        };
        /**
         * @description What is left out stays.
         * @example {
         *       "disabled": true,
         *       "keep": [
         *         "apk_01kbg2w8x0v4n7m3q9c5t1r6zy"
         *       ]
         *     }
         */
        OperatorChange: {
            role?: components["schemas"]["OperatorRole"];
            /** @description Whether they are kept from signing in. */
            disabled?: boolean;
            /**
             * @description Ids of the operator's active API keys and webhooks that go on when the operator is disabled: whoever disables them takes these
             *     over. All others end: keys are revoked, webhooks switched off. Needed if there are any.
             */
            keep?: string[];
        };
        OperatorAnswer: {
            operator: components["schemas"]["Operator"];
        };
        /**
         * @description see: orders, companies, products and the activity; orders: move, ship and cancel orders; catalogue: products, prices, stock and
         *     imports; service: see and decide applications, set companies' terms. What is for owners has no scope.
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
            /** @description How the key begins, to tell it by. */
            redacted: string;
            scopes: components["schemas"]["ApiKeyScope"][];
            /** @description Name of the owner who made it; null for the command line. */
            created_by: string | null;
            /**
             * @description Name of the operator who answers for it: who made it, or who took it over. It covers no more of its scopes than that operator's
             *     present role does, and nothing while they are disabled. Null for the command line, whose keys have no such limit.
             */
            responsible: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Until when it is good; null where it is until somebody revokes it.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description To the minute; null where it never was.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description Since when it opens nothing any more; null where it does.
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
            /** @description Which program it is for; stands beside what it does. */
            title: string;
            scopes: components["schemas"]["ApiKeyScope"][];
            /**
             * Format: date-time
             * @description Until when it is good; until somebody revokes it where left out.
             */
            expires_at?: string | null;
        };
        ApiKeyMade: {
            api_key: components["schemas"]["ApiKey"];
            /** @description The key itself, sent as `Authorization: Bearer`. Told this once. */
            token: string;
        };
        ApiKeyAnswer: {
            api_key: components["schemas"]["ApiKey"];
        };
        /**
         * @description What `data` has beside the `id` of what it is about: order.placed: display_id; order.shipped: carrier, tracking_url, for each
         *     parcel; order.refunded: amount, currency_code; order.canceled; application.received, also once
         *     an applicant has answered a question; application.decided: status, approved or
         *     rejected; complaint.received: display_id, order_id; stock.low, once for each variant of which an order or a change left fewer
         *     than 50 pieces: product_id, sku, title, inventory_quantity; mail.failed, for an e-mail that was tried five times in vain: kind.
         *     People's data is never in it.
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
             * @description Name of the operator who answers for it: who chose its address or enabled it last, or took it over. It is sent no more than that
             *     operator's present role covers, and nothing while they are disabled. Null for the command line, whose webhooks have no such limit.
             */
            responsible: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Since when every try has failed; null where the last one did not.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description Since when nothing is sent; null where it is.
             */
            disabled_at: string | null;
        };
        WebhookList: {
            webhooks: components["schemas"]["Webhook"][];
        };
        /** @description Begins with https, without a port, a user or a password, and leads to a public network. */
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
            /** @description What signatures are made with, as `whsec_` and base64. Told this once. */
            secret: string;
        };
        /**
         * @description What is left out stays.
         * @example {
         *       "disabled": false
         *     }
         */
        WebhookChange: {
            url?: components["schemas"]["WebhookUrl"];
            events?: components["schemas"]["WebhookEvent"][];
            /** @description Whether nothing is sent. What happens meanwhile is not told later; what waited before goes out once it is enabled again. */
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
         * @description An event, or the message of a test.
         * @enum {string}
         */
        WebhookMessage: "order.placed" | "order.shipped" | "order.refunded" | "order.canceled" | "application.received" | "application.decided" | "complaint.received" | "stock.low" | "mail.failed" | "webhook.test";
        WebhookDelivery: {
            /** @description Sent as `webhook-id`; the same for every try. */
            id: string;
            type: components["schemas"]["WebhookMessage"];
            /**
             * @description failed: given up, until it is sent again.
             * @enum {string}
             */
            state: "pending" | "delivered" | "failed";
            tries: number;
            /** @description What the last try was answered with; null where nobody answered. */
            status: number | null;
            /** @description What was wrong with the last try. */
            failure: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was taken.
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description Not before this moment; null where nothing more is tried.
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
            company_name: string;
            /** @description First and last name of who placed it; null once they were erased. */
            placed_by: string | null;
            /** @description Of who placed it. */
            email: string;
            lines: number;
            /** @description Where it is delivered. */
            ship_to: {
                city: string;
                country_code: components["schemas"]["CountryCode"];
            };
        };
        OrderSum: {
            currency_code: string;
            /** @description Orders in this currency. */
            count: number;
            /** @description What they come to, tax and all. */
            total: number;
        };
        AdminOrderList: {
            orders: components["schemas"]["AdminOrderListItem"][];
            /** @description What all orders that fit come to, those of other pages too, by currency: that of most orders first. */
            sums: components["schemas"]["OrderSum"][];
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
            /** @description Who takes the parcel of goods that leave. */
            carrier?: string;
            /** @description Where that parcel can be followed: an https address. */
            tracking_url?: string;
            /** @description Pieces that money was given back for leave all the same. */
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
            /** @description Where the parcel can be followed: an https address. */
            tracking_url?: string;
            /** @description Pieces that money was given back for leave all the same. */
            ships_refunded?: boolean;
            /** @description What is in it; all that is left by default. */
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
             * @description `handed_over`: its carrier took it; `delivered`: it arrived.
             * @enum {string}
             */
            state: "handed_over" | "delivered";
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
            /** @description What the buyer reads in the e-mail. */
            reason: string;
            /** @description Whether what these pieces were charged at is refunded in the same step; true by default. */
            refund?: boolean;
            /** @description Which pieces will not be shipped; all that is left by default. */
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
            /** @description What the buyer reads in the e-mail. */
            reason: string;
            /** @description In the currency of the order, tax and all. */
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
            /** @description The same day of last week, up to this time of day. */
            week_ago: components["schemas"]["SalesSum"];
            /** @description With today. */
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
            /** @description By currency, that of most orders first; empty where nothing was ordered in these days. */
            sales: components["schemas"]["CurrencySales"][];
        };
        LowProduct: {
            id: string;
            title: string;
            /** @description Of the variant that is gone first; null where the product has no other. */
            variant_title: string | null;
            thumbnail: string | null;
            /** @description Pieces of that variant. */
            inventory_quantity: number;
            /** @description How many days they last as they were ordered in the last 14; null where none was. */
            days_left: number | null;
        };
        LowStock: {
            products: components["schemas"]["LowProduct"][];
            count: number;
            /** @description Of how many a variant is sold out. */
            sold_out: number;
        };
        /**
         * @description blocked: nobody of it can sign in.
         * @enum {string}
         */
        CompanyState: "active" | "blocked";
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
            /** @description Days until its invoices are due. */
            payment_terms_days?: number;
            /** @description Whether it places no order without a purchase order number. */
            po_required?: boolean;
        };
        /**
         * @example {
         *       "status": "valid"
         *     }
         */
        VatIdJudgement: {
            /** @description Another number than it has. */
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
            /** @description For the shop's own record; nobody of the company is told. */
            reason: string;
        };
        /** @description An e-mail address. */
        Email: string;
        /** @description 5 to 15 digits, with a plus before them and spaces, brackets, dots, slashes and hyphens between them or without. */
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
            /** @description Empty for who has one name only. */
            last_name: string;
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
        };
        /** @enum {string} */
        ApplicationStatus: "pending" | "approved" | "rejected";
        /**
         * @description Of what is pending: shop, to be decided about; applicant, who was asked for more
         *     and has neither answered nor sent another application from the same e-mail since.
         * @enum {string}
         */
        WaitsFor: "shop" | "applicant";
        /**
         * @description The five steps of the wizard, or the short request that lacks most of them.
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
            /** @description Whether an earlier application, a customer or a company has the same e-mail or organisation number. */
            is_duplicate: boolean;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the applicant was last asked for more; null where they were not.
             */
            asked_at: string | null;
            /** @description Null once it is decided. */
            waits_for: components["schemas"]["WaitsFor"] | null;
            /**
             * Format: date-time
             * @description Null while it waits.
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
        PreviousAnswers: {
            request: components["schemas"]["RegistrationRequest"] | components["schemas"]["AccessRequest"];
            /** @description Name of the file that a later one has replaced; null if none was replaced. */
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
        ApplicationAnswer: {
            application: components["schemas"]["ApplicationListItem"];
            /** @description What was sent; null once the person was erased. */
            request: components["schemas"]["RegistrationRequest"] | components["schemas"]["AccessRequest"] | null;
            /** @description What the applicant sent before they answered a question last; null if they have answered none. */
            previous: components["schemas"]["PreviousAnswers"] | null;
            /** @description What the applicant was last asked for, in the words of the e-mail; null where nothing was. */
            question: string | null;
            /** @description Why it was rejected; null otherwise. */
            reason: string | null;
            /** @description What approval made or joined; null without it. */
            company_id: string | null;
            customer_id: string | null;
            consents: {
                /** @enum {string} */
                kind: "terms_and_conditions" | "gdpr" | "newsletter";
                /** @description The text's, or its address where it stands elsewhere. */
                version: string;
                /** @description Of the text that was shown; null where it is not known. */
                text_sha256: string | null;
                /** Format: date-time */
                given_at: string;
            }[];
            /** @description The uploaded file; null where there is none. */
            license: components["schemas"]["License"] | null;
            duplicates: {
                /** @enum {string} */
                kind: "application" | "customer" | "company";
                id: string;
                company_name: string;
                same: ("email" | "organisation_number")[];
            }[];
        };
        /**
         * @description What an operator knows better than the application, or what it lacks.
         * @example {
         *       "payment_terms_days": 14
         *     }
         */
        ApprovalRequest: {
            /** @description The company to join; left out where approval makes one. Whoever joins takes it as it is: nothing else is said of it then. */
            company_id?: string;
            country_code?: components["schemas"]["CountryCode"];
            company_name?: string;
            organisation_number?: string;
            first_name?: string;
            last_name?: string;
            /** @description Days until its invoices are due; the shop's usual ones by default. */
            payment_terms_days?: number;
            /** @description Whether it places no order without a purchase order number. */
            po_required?: boolean;
        };
        /**
         * @example {
         *       "question": "Please send the licence again, the picture cannot be read.",
         *       "seen": null
         *     }
         */
        QuestionRequest: {
            /** @description What is missing, in the words of the e-mail. */
            question: string;
            /**
             * Format: date-time
             * @description The `asked_at` that was seen: whoever did not see the last question asks none over it.
             */
            seen: string | null;
        };
        /**
         * @example {
         *       "reason": "We only sell to companies within the EU."
         *     }
         */
        RejectionRequest: {
            /** @description In the words of the e-mail. */
            reason: string;
        };
        /**
         * @description `open`: the shop still has to answer or to do something; `closed`: it has settled it.
         * @enum {string}
         */
        ComplaintStatus: "open" | "closed";
        /** @enum {string} */
        ComplaintType: "Product Defective" | "Missing Parts" | "Wrong Item" | "Damaged Package" | "Late Delivery" | "Other";
        AdminComplaintListItem: {
            id: string;
            /** @description The case number people say on the phone. */
            display_id: number;
            status: components["schemas"]["ComplaintStatus"];
            type: components["schemas"]["ComplaintType"];
            subject: string;
            company_name: string;
            /** @description Null once the person was erased. */
            customer_name: string | null;
            order_id: string;
            order_display_id: number;
            /** @description How many lines of the order it names; 0 if it is about the whole order. */
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
        Answer: {
            id: string;
            text: string;
            /** Format: date-time */
            created_at: string;
            /** @description Null where nobody is named. */
            by: string | null;
        };
        AdminComplaint: {
            complaint: components["schemas"]["AdminComplaintListItem"];
            description: string;
            /** @description The lines of the order it is about, in the order's sequence; empty if it is about the whole order. */
            lines: components["schemas"]["ComplaintLine"][];
            /** @description How many were sent. */
            pictures: number;
            company_id: string;
            /** @description Null once the person was erased. */
            customer_id: string | null;
            customer_email: string | null;
            customer_phone: string | null;
            /** @description What was noted on closing it. */
            note: string | null;
            /** @description Null while it is open, and where nobody is named. */
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
            /** @description In the words of the e-mail. */
            text: string;
            /** @description How many answers there were when it was written. */
            seen: number;
            status?: components["schemas"]["ComplaintStatus"];
        };
        /**
         * @example {
         *       "note": "Sent two new bags."
         *     }
         */
        ComplaintClosing: {
            /** @description How it ended, for the shop's own record. */
            note?: string;
        };
        /**
         * @description open: it waits; closed: it was answered or set aside.
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
             * @description Null while it waits.
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
            /** @description In the words of the e-mail. */
            text: string;
            /** @description How many answers there were when it was written. */
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
            /** @description Null for who was erased and for reviews taken over from elsewhere. */
            company_name: string | null;
            customer_id: string | null;
        };
        AdminReviewList: {
            reviews: components["schemas"]["AdminReview"][];
            count: number;
            limit: number;
            offset: number;
        };
        /**
         * @description failed: the last try failed; waiting: none was made, or the first is under way.
         * @enum {string}
         */
        UnsentState: "failed" | "waiting";
        /** @enum {string} */
        MailKind: "application_received" | "application_approved" | "application_asked" | "application_rejected" | "password_code" | "password_changed" | "codes_ended" | "password_link" | "order_confirmation" | "order_shipped" | "complaint_received" | "complaint_answered" | "message_answered" | "webhook_disabled" | "order_refunded" | "order_rest_closed" | "operator_notice" | "account_opened" | "colleague_added" | "vat_id_changed";
        UnsentMail: {
            id: string;
            kind: components["schemas"]["MailKind"];
            /** @description The application, order, complaint, message, customer, company or webhook it is about. */
            subject_id: string;
            recipient: string;
            /** Format: date-time */
            created_at: string;
            /** @description How often sending was begun. */
            tries: number;
            /** @description What the last failure said. */
            failure: string | null;
            /**
             * Format: date-time
             * @description Not before this moment; without a mail server nothing is tried.
             */
            next_try_at: string | null;
        };
        UnsentMailList: {
            mails: components["schemas"]["UnsentMail"][];
            count: number;
            limit: number;
            offset: number;
        };
        AdminProductListItem: {
            id: string;
            title: string;
            handle: string;
            brand: string;
            /** @description Its name. */
            category: string;
            thumbnail: string | null;
            status: components["schemas"]["ProductStatus"];
            /** @description How many it has. */
            variants: number;
            /** @description Pieces of all of them together. */
            inventory_quantity: number;
        };
        AdminProductList: {
            products: components["schemas"]["AdminProductListItem"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @description All its pictures, the first one first. One that is left out is taken away. */
        WrittenImages: {
            /** @description Its address, where the product has it, or the name under which the same operator or key sent it in (`POST /admin/imports/pictures`). */
            image: string;
            /** @description What it shows. Where it is left out, one that is there keeps its text, and a new one gets the product's title. */
            alt?: string;
        }[];
        /** @description What it has of each option; all variants of a product have the same options, and differ in what they have of them. */
        VariantOptions: {
            /** @description Such as `Size`. */
            name: string;
            value: string;
        }[];
        VariantRequest: {
            /** @description One that no variant of the shop has, in any case of letters. */
            sku: string;
            /** @description One that no variant of the shop has. */
            gtin?: string;
            options?: components["schemas"]["VariantOptions"];
            /** @default 0 */
            inventory_quantity?: number;
            /** @description `piece` where it is left out. */
            unit?: string;
            net_content?: string;
            /** @default 1 */
            pack_size?: number;
            carton_size?: number;
            strength_mg?: number;
            /** @description By the quantity they begin with; one begins with 1, and none is dearer than the one before. */
            prices?: {
                min_quantity: number;
                /** @description Of one piece. */
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
            /** @description The name of one that the shop has. */
            category: string;
            brand: string;
            description?: string;
            tags?: string[];
            weight_g?: number;
            /** @description `standard` where it is left out. */
            tax_class?: components["schemas"]["TaxClass"];
            age_limit?: number;
            flavour_class?: components["schemas"]["FlavourClass"];
            /** @description Where it may be sold; everywhere the shop delivers where it is left out. */
            countries?: components["schemas"]["CountryCode"][];
            /**
             * @description Whether buyers see it at once; without it, it is a draft.
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
            /** @description Of one piece; null takes the tier away. */
            amount: number | null;
        };
        VariantChange: {
            /** @description Which variant of the product. */
            sku: string;
            gtin?: string | null;
            options?: components["schemas"]["VariantOptions"];
            inventory_quantity?: number;
            /** @description The stock that was shown, which `inventory_quantity` takes the place of. Where it is another one by now, nothing is changed. */
            replaces_inventory_quantity?: number;
            unit?: string;
            net_content?: string | null;
            pack_size?: number;
            carton_size?: number | null;
            strength_mg?: number | null;
            prices?: components["schemas"]["TierChange"][];
        };
        /**
         * @description What is left out stays, null clears.
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
            /** @description The name of one that the shop has. */
            category?: string;
            brand?: string;
            description?: string | null;
            tags?: string[] | null;
            weight_g?: number | null;
            tax_class?: components["schemas"]["TaxClass"];
            age_limit?: number | null;
            flavour_class?: components["schemas"]["FlavourClass"] | null;
            /** @description Where it may be sold; null for everywhere the shop delivers. */
            countries?: components["schemas"]["CountryCode"][] | null;
            /** @description Whether buyers see it: true shows it at once, false hides it. True is refused while it is archived. */
            published?: boolean;
            images?: components["schemas"]["WrittenImages"];
            variants?: components["schemas"]["VariantChange"][];
            /** @description Variants that come behind those it has. */
            new_variants?: components["schemas"]["VariantRequest"][];
        };
        AdminCategoryList: {
            product_categories: components["schemas"]["AdminCategory"][];
            count: number;
        };
        CategoryName: string;
        /** @description A part of an address. */
        CategoryHandle: string;
        /** @description The id of the category it stands under; null for the first level. */
        CategoryParent: string | null;
        /** @description Its place among those of the same parent, from 0; a place behind the last is the last. */
        CategoryRank: number;
        /**
         * @example {
         *       "name": "Liquorice",
         *       "handle": "liquorice"
         *     }
         */
        CategoryRequest: {
            name: components["schemas"]["CategoryName"];
            /** @description Made of the name where it is left out. */
            handle?: components["schemas"]["CategoryHandle"];
            description?: string;
            parent_category_id?: components["schemas"]["CategoryParent"];
            /** @description Behind the last where it is left out. */
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
            /** @description Under another parent, the last place where it is left out. */
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
        /** @description A price that would move by more than 20 %, up or down. */
        PriceLeap: {
            row: number;
            sku: string;
            /** @description From which quantity on it holds. */
            from: number;
            currency_code: string;
            /** @description The price of a piece that holds now. */
            before: number;
            after: number;
        };
        /** @description Counts are rows. */
        ImportReport: {
            /** @description Whose product file it was, where it was another shop system's. */
            source: ("shopify" | "medusa") | null;
            created: number;
            updated: number;
            unchanged: number;
            failed: number;
            /** @description The first row that was not gone through, where somebody stopped it; null where all were. */
            next_row: number | null;
            categories_created: string[];
            /** @description Columns that mean nothing here and were left out. */
            ignored_columns: string[];
            /** @description The first thousand. */
            failures: {
                /** @description As a spreadsheet counts: headings are row 1. */
                row: number;
                sku: string;
                column: string;
                /** @description What stands in the cell; shortened. */
                value: string;
                /** @description The end of a sentence that begins with the column's name. */
                problem: string;
            }[];
            /** @description How many prices a check found that move by more than 20 %. Left out where no price was compared: in what was done, and in a check of a file without prices of articles that have one. */
            leaped?: number;
            /** @description The first hundred of them; left out with them. */
            leaps?: components["schemas"]["PriceLeap"][];
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
                /** @description Of one piece; null takes the tier away. */
                amount: number | null;
            }[];
        };
        AdminPromotionList: {
            promotions: components["schemas"]["AdminPromotion"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @description A moment with a time zone, or a date of the shop's calendar, which stands for its first moment where something begins and for its last where it ends. */
        WrittenMoment: string;
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
            /** @description 3 to 40 letters, digits, hyphens and underscores; small letters become capitals. */
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
        SaleTitle: string;
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
        AdminBannerList: {
            banners: components["schemas"]["AdminBanner"][];
            /** @description Where banners may lead beside the shop itself. */
            link_hosts: string[];
        };
        BannerPictureUpload: {
            /** Format: binary */
            file: Blob;
        };
        BannerPictureAnswer: {
            /** @description A path of this shop. */
            url: string;
        };
        AdminBannerAnswer: {
            banner: components["schemas"]["AdminBanner"];
        };
        WrittenButton: {
            text: string;
            url: string;
        };
        /**
         * @example {
         *       "title": "Salt fish by the case",
         *       "texts": {
         *         "subtitle": "Twenty-four bags, cooked in Kungälv."
         *       },
         *       "buttons": [
         *         {
         *           "text": "Shop Now",
         *           "url": "/products"
         *         }
         *       ],
         *       "ends_at": "2200-12-06"
         *     }
         */
        BannerChange: {
            banner_name?: string;
            dimensions?: string | null;
            title?: string;
            background_color?: string | null;
            texts?: {
                [key: string]: string;
            };
            buttons?: components["schemas"]["WrittenButton"][];
            image_url?: {
                [key: string]: string;
            };
            instructions?: string | null;
            styles?: {
                [key: string]: string;
            };
            starts_at?: components["schemas"]["WrittenMoment"] | null;
            ends_at?: components["schemas"]["WrittenMoment"] | null;
        };
        /**
         * @default catalog
         * @enum {string}
         */
        ImportKind: "catalog" | "stock" | "prices";
        /**
         * @description waiting: in the line; matching: it is to be said where its columns go; running: being checked or taken; checked: it can be applied;
         *     stopped: somebody stopped it, and it can be applied on; done: it was taken; refused: the file as a whole is none; failed: something
         *     went wrong in the shop, or the file could not be read within the shop's limits; ended: somebody ended it for good.
         * @enum {string}
         */
        ImportState: "waiting" | "matching" | "running" | "checked" | "stopped" | "done" | "refused" | "failed" | "ended";
        /**
         * @description Where a column can go. Of the catalogue: the template's columns, `price` for one piece, `price_from` from a quantity on, and
         *     `planned_price` for a heading that says quantity and date itself (`price EUR from 50 on 2026-12-01`). Of stock: `sku`, `stock`. Of
         *     prices: `sku`, `amount`, `currency` (the shop's own where no column goes there), `from` (1), `valid_from` (at once).
         * @enum {string}
         */
        ImportTarget: "sku" | "product" | "handle" | "gtin" | "category" | "brand" | "description" | "tags" | "option1_name" | "option1_value" | "option2_name" | "option2_value" | "option3_name" | "option3_value" | "price" | "price_from" | "planned_price" | "stock" | "unit" | "pack_size" | "carton_size" | "net_amount" | "net_unit" | "weight_g" | "tax_class" | "age_limit" | "strength_mg" | "flavour_class" | "countries" | "images" | "published" | "amount" | "currency" | "from" | "valid_from";
        ImportColumn: {
            /** @description Its heading, as the file has it. */
            name: string;
            /** @description What the sample row says in it; shortened. */
            sample: string;
            /** @description Where it goes, or might; null where it is left out. */
            target: components["schemas"]["ImportTarget"] | null;
            /** @description From which quantity on its price holds; null where its target asks for none, or where nobody has said so yet. */
            from: number | null;
            /**
             * @description heading: it is one of ours; similar: it is another word for one; content: by what stands in it; remembered: as the last file with
             *     these headings; chosen: somebody said so; unknown: nothing here is like it.
             * @enum {string}
             */
            why: "heading" | "similar" | "content" | "remembered" | "chosen" | "unknown";
        };
        ImportMatching: {
            /** @description As a spreadsheet counts; 1 where the file has headings alone. */
            sample_row: number;
            columns: components["schemas"]["ImportColumn"][];
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
         *       "matching": null,
         *       "report": {
         *         "source": null,
         *         "created": 0,
         *         "updated": 2,
         *         "unchanged": 0,
         *         "failed": 0,
         *         "next_row": null,
         *         "categories_created": [],
         *         "ignored_columns": [],
         *         "failures": []
         *       },
         *       "operator_name": "Maja Holm",
         *       "created_at": "2026-11-20T08:00:00.000Z",
         *       "finished_at": "2026-11-20T08:00:01.000Z"
         *     }
         */
        Import: {
            /** @description As the activity names it; on the command line it is the number alone. */
            id: string;
            kind: components["schemas"]["ImportKind"];
            /** @description Whether only what would come of it is said, until it is applied. */
            is_check: boolean;
            state: components["schemas"]["ImportState"];
            /** @description Whether it was asked to stop, and ends after the rows in hand. */
            is_stopping: boolean;
            /** @description What its owner calls it. */
            file: string;
            /** @description How many the file has; null until that is known. */
            rows: number | null;
            /** @description How many were checked or taken so far. */
            rows_done: number;
            /** @description What is wrong with the file, what went wrong, or that it was ended; null where nothing is. */
            problem: string | null;
            /** @description Its columns and where they go, where they were asked about or go as those of an earlier file; null where they are known. */
            matching: components["schemas"]["ImportMatching"] | null;
            /** @description What the check found or what was done; null while it waits or runs. */
            report: components["schemas"]["ImportReport"] | null;
            /** @description Who sent it in, or has applied it; a key's title; null where nobody said so on the command line. */
            operator_name: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the check or the import ended, or when its columns were asked about.
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
            /** @description As a file names it: without a path before it. */
            name: string;
            /** @description The end of a sentence that begins with its name; null where it was taken. */
            problem: string | null;
        };
        PicturesAnswer: {
            pictures: components["schemas"]["SentPicture"][];
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
         *       "as_read": "2026-11-20T08:00:01.000Z"
         *     }
         */
        ImportMatch: {
            /** @description Where each column goes, in their order. */
            columns: {
                /** @description Null leaves the column out. */
                target: components["schemas"]["ImportTarget"] | null;
                /** @description Needed where the target is `price_from`. */
                from: number | null;
            }[];
            /** @description Whether the next file with these headings goes the same way. */
            remember: boolean;
            /**
             * Format: date-time
             * @description The `finished_at` of the import as it was read, so that nobody's newer matching is written over.
             */
            as_read?: string;
        };
        /**
         * @description operator: whoever runs the shop, by this API or the command line; api_key: a program, by its key; customer; shop: nobody, it
         *     happened by itself.
         * @enum {string}
         */
        ActorKind: "operator" | "api_key" | "customer" | "shop";
        Activity: {
            id: number;
            /** Format: date-time */
            at: string;
            actor: {
                kind: components["schemas"]["ActorKind"];
                /** @description Null for the shop itself, and for the command line. */
                id: string | null;
                /**
                 * @description A key's title. What somebody on the command line said of themselves; null where they said nothing, for the shop, and for
                 *     who was erased.
                 */
                name: string | null;
            };
            /** @description Such as `order.changed`. */
            action: string;
            /** @description What it was done to. */
            subject_id: string;
            /** @description An order or complaint by its number, a product, company, application or flash sale by its name, a promo code by itself, a banner by its place, a review by its product and author; null where the id is all there is. */
            subject_name: string | null;
            /** @description What was before, as it was recorded; null where nothing was. */
            before: unknown;
            /** @description What was made of it. */
            after: unknown;
            /** @description The same id stands on the server's log lines. */
            request_id: string | null;
        };
        ActivityList: {
            /** @description Everybody who runs the shop, or did, by name, to choose whose doing to list. */
            operators: {
                id: string;
                name: string;
            }[];
            activities: components["schemas"]["Activity"][];
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
        /** @description Nobody is signed in, or not any more. Where the browser had a cookie, it is removed. */
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
        /** @description E-mail, password or code is wrong; which one is not told. */
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
         * @description The operator's role does not cover the call (`role_not_allowed`), nor do the API key's scopes (`scope_not_allowed`); or a browser sent it from another site's page, or does not say
         *     where it comes from (`cross_site`). Nothing of it was read.
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
        /** @description The request is fine, but the shop's state stands against it. */
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
        /** @description There is no such thing. */
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
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed it since it was read; `company` is what it is now. */
        CompanyChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "company_changed",
                 *       "message": "Somebody has changed this company since."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The call does not say what it changes, as it was read. */
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
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `stock_changed`: a variant has another stock than was shown. `params` has its `sku`, what was `seen` and what is there `now`.
         *     `variant_without_sku`: no variant of the product has a SKU.
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
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed it since it was read; `product` is what it is now. */
        ProductChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "product_changed",
                 *       "message": "Somebody has changed this product since."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed or moved it since it was read; `product_category` is what it is now. */
        CategoryChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "category_changed",
                 *       "message": "Somebody has changed or moved this category since."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed it since it was read; `promotion` is what it is now. */
        PromotionChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "promotion_changed",
                 *       "message": "Somebody has changed this promo code since."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed it since it was read; `flash_sale` is what it is now. */
        FlashSaleChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "flash_sale_changed",
                 *       "message": "Somebody has changed this flash sale since."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed it since it was read; `banner` is what it is now. */
        BannerChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "conflict",
                 *       "code": "banner_changed",
                 *       "message": "Somebody has changed this banner since."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description As `Idempotency-Key` of other calls, and unguessable, such as a random UUID: nobody is signed in, or the answer has a
         *     secret, and the key alone says whose request it is. Shorter ones are refused.
         */
        UnguessableKey: string;
        /** @description The thing's id. */
        Id: string;
        /**
         * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
         *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
         *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
         *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
         *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
         */
        IdempotencyKey: string;
        /** @description How many to answer at most. */
        Limit: number;
        /** @description How many to pass over. */
        Offset: number;
        /**
         * @description Only orders that still wait for this. `shipment`: pending or shipping, and not all goods have left; packed ones count.
         *     `payment`: the invoice is not paid, and the order is not canceled.
         */
        OrdersWaitingFor: "shipment" | "payment";
        /** @description Only orders placed on this day of the shop's calendar or later. */
        PlacedFrom: string;
        /** @description Only orders placed on this day of the shop's calendar or earlier. */
        PlacedTo: string;
        /** @description Only orders of this company. */
        OrdersOfCompany: string;
        /** @description Only orders that are delivered there. */
        OrdersToCountry: components["schemas"]["CountryCode"];
        /** @description The order's id or its number. */
        OrderId: string;
        /** @description The parcel's id. */
        ShipmentId: string;
        /** @description The `ETag` of the company as it was read. */
        CompanyTag: string;
        /** @description The complaint's id or its case number. */
        ComplaintId: string;
        /** @description The `ETag` of the product as it was read. */
        ProductTag: string;
        /** @description The `ETag` of the category as it was read. */
        CategoryTag: string;
        /** @description The `ETag` of the promo code as it was read. */
        PromotionTag: string;
        /** @description The `ETag` of the flash sale as it was read. */
        FlashSaleTag: string;
        /** @description The `ETag` of the banner as it was read. */
        BannerTag: string;
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
                    /** @description The session's cookie. */
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
            /** @description The choice as it is now. */
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
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            /** @description The offer. */
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
                    /** @description The session's cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
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
                /** @description The thing's id. */
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
            /** @description The operator as they are now. */
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
                 * @description As `Idempotency-Key` of other calls, and unguessable, such as a random UUID: nobody is signed in, or the answer has a
                 *     secret, and the key alone says whose request it is. Shorter ones are refused.
                 */
                "Idempotency-Key"?: components["parameters"]["UnguessableKey"];
            };
            path: {
                /** @description The thing's id. */
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
            /** @description The keys, without what opens anything. */
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
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key as it is now. */
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
            /** @description Which addresses are told what happens, done. */
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
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description Have an address told what happens, done. */
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
                /** @description The thing's id. */
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
            /** @description Change what an address is told, done. */
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
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Have an address told nothing any more, done. */
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send a message to try an address, done. */
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
            /** @description What an address was sent, done. */
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send a message again, done. */
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
                 * @description Only orders with this in the name of the company or a product, the e-mail, the purchase order number or the reference; or
                 *     the order's number or id.
                 */
                q?: string;
                /** @description Only orders that are so far. */
                status?: components["schemas"]["OrderStatus"];
                /** @description Only orders whose goods are so far. */
                fulfillment_status?: components["schemas"]["FulfillmentStatus"];
                /** @description Only orders whose invoice is so far. */
                payment_status?: components["schemas"]["PaymentStatus"];
                /**
                 * @description Only orders that still wait for this. `shipment`: pending or shipping, and not all goods have left; packed ones count.
                 *     `payment`: the invoice is not paid, and the order is not canceled.
                 */
                waits_for?: components["parameters"]["OrdersWaitingFor"];
                /** @description Only orders placed on this day of the shop's calendar or later. */
                placed_from?: components["parameters"]["PlacedFrom"];
                /** @description Only orders placed on this day of the shop's calendar or earlier. */
                placed_to?: components["parameters"]["PlacedTo"];
                /** @description Only orders of this company. */
                company_id?: components["parameters"]["OrdersOfCompany"];
                /** @description Only orders that are delivered there. */
                country?: components["parameters"]["OrdersToCountry"];
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
                 * @description Only orders with this in the name of the company or a product, the e-mail, the purchase order number or the reference; or
                 *     the order's number or id.
                 */
                q?: string;
                /** @description Only orders that are so far. */
                status?: components["schemas"]["OrderStatus"];
                /** @description Only orders whose goods are so far. */
                fulfillment_status?: components["schemas"]["FulfillmentStatus"];
                /** @description Only orders whose invoice is so far. */
                payment_status?: components["schemas"]["PaymentStatus"];
                /**
                 * @description Only orders that still wait for this. `shipment`: pending or shipping, and not all goods have left; packed ones count.
                 *     `payment`: the invoice is not paid, and the order is not canceled.
                 */
                waits_for?: components["parameters"]["OrdersWaitingFor"];
                /** @description Only orders placed on this day of the shop's calendar or later. */
                placed_from?: components["parameters"]["PlacedFrom"];
                /** @description Only orders placed on this day of the shop's calendar or earlier. */
                placed_to?: components["parameters"]["PlacedTo"];
                /** @description Only orders of this company. */
                company_id?: components["parameters"]["OrdersOfCompany"];
                /** @description Only orders that are delivered there. */
                country?: components["parameters"]["OrdersToCountry"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to be saved. */
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
            /** @description The order as it is now. */
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
            /** @description The order as it is now. */
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
            /** @description The order as it is now. */
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
            /** @description The order as it is now. */
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
            /** @description The order as it is now. */
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
            /** @description The order as it is now. */
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
    getSales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last 14 days, and sums of some times. */
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
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first of them, and how many there are. */
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
    listCompanies: {
        parameters: {
            query?: {
                /** @description Only companies with this in their name, organisation number or VAT number, or in the name or e-mail of one of their people. */
                q?: string;
                /** @description Only companies that are so. */
                state?: components["schemas"]["CompanyState"];
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
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    /** @description Changes with what operators can say of the company. */
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
                /** @description The `ETag` of the company as it was read. */
                "If-Match"?: components["parameters"]["CompanyTag"];
            };
            path: {
                /** @description The thing's id. */
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
            /** @description The company as it is now. */
            200: {
                headers: {
                    /** @description What the next change names. */
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
                /** @description The `ETag` of the company as it was read. */
                "If-Match"?: components["parameters"]["CompanyTag"];
            };
            path: {
                /** @description The thing's id. */
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
            /** @description The company as it is now. */
            200: {
                headers: {
                    /** @description What the next change names. */
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
                /** @description The `ETag` of the company as it was read. */
                "If-Match"?: components["parameters"]["CompanyTag"];
            };
            path: {
                /** @description The thing's id. */
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
            /** @description The company as it is now. */
            200: {
                headers: {
                    /** @description What the next change names. */
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
                /** @description The `ETag` of the company as it was read. */
                "If-Match"?: components["parameters"]["CompanyTag"];
            };
            path: {
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company as it is now. */
            200: {
                headers: {
                    /** @description What the next change names. */
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
                /** @description The `ETag` of the company as it was read. */
                "If-Match"?: components["parameters"]["CompanyTag"];
                /**
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The thing's id. */
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
            /** @description The company as it is now. */
            200: {
                headers: {
                    /** @description What the next change names. */
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
    listApplications: {
        parameters: {
            query?: {
                /** @description Only applications that are so far. */
                status?: components["schemas"]["ApplicationStatus"];
                /** @description Only pending applications that wait for them. */
                waits_for?: components["schemas"]["WaitsFor"];
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
                /** @description The thing's id. */
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
            /** @description The file, to be saved. */
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The thing's id. */
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
            /** @description The application as it is now. */
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The thing's id. */
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
            /** @description The application as it is now. */
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
                /** @description The thing's id. */
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
            /** @description The application as it is now. */
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
    listComplaints: {
        parameters: {
            query?: {
                /** @description Only complaints that are so. */
                status?: components["schemas"]["ComplaintStatus"];
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
                /** @description From 1, in the order they were sent. */
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
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
            /** @description The complaint as it is now. */
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
            /** @description The complaint as it is now. */
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
                /** @description Only messages that are so. */
                state?: components["schemas"]["MessageState"];
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
                /** @description The thing's id. */
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The thing's id. */
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
            /** @description The message as it is now. */
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
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message as it is now. */
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
                /** @description Reviews that are so. */
                status?: components["schemas"]["ReviewStatus"];
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
                /** @description The thing's id. */
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
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review as it is now. */
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
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review as it is now. */
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
    listUnsentMails: {
        parameters: {
            query?: {
                /** @description Only e-mails that are so. */
                state?: components["schemas"]["UnsentState"];
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
                 * @description Makes the call safe to repeat after an answer that was lost: for 24 hours the same request under the same key does nothing
                 *     again and gets the first answer, in which a cart is read anew. Another request under the key is 422
                 *     `idempotency_key_reused`. Where the answer is not stored, because it was too large or the store stopped just then, it is 409
                 *     `answer_not_stored`: the request was carried out, and its result can be read. Refused requests are not stored. Everyone
                 *     who signs in, and every API key, has keys of their own. Choose another one for each new request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mail as it is now. */
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
                /** @description Only products with this in their title, brand, handle or category, or in the SKU or GTIN of a variant. */
                q?: string;
                /** @description Only products that are so far. */
                status?: components["schemas"]["ProductStatus"];
                /** @description low: only products of which a variant has fewer than 50 pieces. */
                stock?: "low";
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
                "application/json": components["schemas"]["ProductRequest"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    /** @description What a change of it names. */
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to be saved. */
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
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    /** @description Changes with all of the product but its stock. */
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
                /** @description The `ETag` of the product as it was read. */
                "If-Match"?: components["parameters"]["ProductTag"];
            };
            path: {
                /** @description The thing's id. */
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
            /** @description The product as it is now. */
            200: {
                headers: {
                    /** @description What the next change names. */
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
    archiveProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the product as it was read. */
                "If-Match"?: components["parameters"]["ProductTag"];
            };
            path: {
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product as it is now. */
            200: {
                headers: {
                    /** @description What the next change names. */
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
                /** @description The `ETag` of the product as it was read. */
                "If-Match"?: components["parameters"]["ProductTag"];
            };
            path: {
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product as it is now. */
            200: {
                headers: {
                    /** @description What the next change names. */
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
                "application/json": components["schemas"]["CategoryRequest"];
            };
        };
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    /** @description What a change of it names. */
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
                    /** @description What a change of it names. */
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
                /** @description The `ETag` of the category as it was read. */
                "If-Match"?: components["parameters"]["CategoryTag"];
            };
            path: {
                /** @description The thing's id. */
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
            /** @description The category as it is now. */
            200: {
                headers: {
                    /** @description What a change of it names. */
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
                /** @description The `ETag` of the category as it was read. */
                "If-Match"?: components["parameters"]["CategoryTag"];
            };
            path: {
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            /** @description What came of it. */
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
            /** @description What came of it. */
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
            /** @description One page of them. */
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
                "application/json": components["schemas"]["PromotionRequest"];
            };
        };
        responses: {
            /** @description The promo code. */
            200: {
                headers: {
                    /** @description What a change of it names. */
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
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promo code. */
            200: {
                headers: {
                    /** @description What a change of it names. */
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
                /** @description The `ETag` of the promo code as it was read. */
                "If-Match"?: components["parameters"]["PromotionTag"];
            };
            path: {
                /** @description The thing's id. */
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
            /** @description The promo code as it is now. */
            200: {
                headers: {
                    /** @description What a change of it names. */
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
                /** @description The `ETag` of the promo code as it was read. */
                "If-Match"?: components["parameters"]["PromotionTag"];
            };
            path: {
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promo code as it is now. */
            200: {
                headers: {
                    /** @description What a change of it names. */
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
            /** @description One page of them. */
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
                "application/json": components["schemas"]["FlashSaleRequest"];
            };
        };
        responses: {
            /** @description The flash sale. */
            200: {
                headers: {
                    /** @description What a change of it names. */
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
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flash sale. */
            200: {
                headers: {
                    /** @description What a change of it names. */
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
                /** @description The `ETag` of the flash sale as it was read. */
                "If-Match"?: components["parameters"]["FlashSaleTag"];
            };
            path: {
                /** @description The thing's id. */
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
            /** @description The flash sale as it is now. */
            200: {
                headers: {
                    /** @description What a change of it names. */
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
                /** @description The `ETag` of the flash sale as it was read. */
                "If-Match"?: components["parameters"]["FlashSaleTag"];
            };
            path: {
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
                /** @description The `ETag` of the flash sale as it was read. */
                "If-Match"?: components["parameters"]["FlashSaleTag"];
            };
            path: {
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flash sale as it is now. */
            200: {
                headers: {
                    /** @description What a change of it names. */
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
    listBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, and where they may lead. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBannerList"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
        };
    };
    sendBannerPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BannerPictureUpload"];
            };
        };
        responses: {
            /** @description Where it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerPictureAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getBanner: {
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
            /** @description The banner. */
            200: {
                headers: {
                    /** @description What a change of it names. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBannerAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
        };
    };
    updateBanner: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the banner as it was read. */
                "If-Match"?: components["parameters"]["BannerTag"];
            };
            path: {
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BannerChange"];
            };
        };
        responses: {
            /** @description The banner as it is now. */
            200: {
                headers: {
                    /** @description What a change of it names. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBannerAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["BannerChanged"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    resetBanner: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the banner as it was read. */
                "If-Match"?: components["parameters"]["BannerTag"];
            };
            path: {
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner as it is now. */
            200: {
                headers: {
                    /** @description What a change of it names. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBannerAnswer"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["BannerChanged"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    listImports: {
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
                /** @description What the file is about. */
                kind?: components["schemas"]["ImportKind"];
                /** @description What becomes of rows that name a category the shop does not have. */
                categories?: "create" | "refuse";
                /**
                 * @description What becomes of columns that mean nothing here. ask: the import waits, `state` `matching`, until `POST …/match` has said where
                 *     they go; a file whose headings were matched before goes the same way. ignore: they are left out and named in the report.
                 */
                columns?: "ask" | "ignore";
            };
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
                "multipart/form-data": components["schemas"]["ImportUpload"];
            };
        };
        responses: {
            /** @description The import, which waits to be checked. */
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
            /** @description What came of each, in their order. */
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
            /** @description The file, to be saved. */
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
                /** @description The thing's id. */
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
    matchImport: {
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
                "application/json": components["schemas"]["ImportMatch"];
            };
        };
        responses: {
            /** @description The import, which waits to be checked. */
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
                /** @description The thing's id. */
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
                /** @description The thing's id. */
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
                /** @description The `finished_at` of the check that was read, so that no other one is applied. */
                as_read?: string;
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
            /** @description The import, which waits to be taken. */
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
                /** @description The thing's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to be saved. */
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
    listActivities: {
        parameters: {
            query?: {
                /** @description Only what was done to this. */
                subject_id?: string;
                /** @description Only what this operator did. */
                operator_id?: string;
                /** @description Only what people of this kind did. */
                by?: components["schemas"]["ActorKind"];
                /** @description Only what was done to things that have this in their number, name or id. */
                subject?: string;
                /** @description Only what came before this entry, the last one of the page before. */
                before?: number;
                /** @description How many to answer at most. */
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
    exportActivities: {
        parameters: {
            query?: {
                /** @description Only what was done to this. */
                subject_id?: string;
                /** @description Only what this operator did. */
                operator_id?: string;
                /** @description Only what people of this kind did. */
                by?: components["schemas"]["ActorKind"];
                /** @description Only what was done to things that have this in their number, name or id. */
                subject?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to be saved. */
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
}
