// Made from the description of the interface by `npm run clients`. Not to be edited.

export interface paths {
    "/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts that the caller is a member of
         * @description For our own apps, with a session.
         */
        get: operations["accounts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all that happened in an account
         * @description Newest first, within seconds of the write: of records, keys, members and the account, and who signed in and out.
         *
         *     For our own apps, with a session of a member who has the permission `admin.account`.
         */
        get: operations["accounts.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Active keys, unless `status` is given.
         *
         *     For our own apps, with a session of a member who has the permission `admin.account`.
         */
        get: operations["keys.list"];
        put?: never;
        /**
         * Create an API key
         * @description Returns the token once. Needs a plan with API access.
         *
         *     For our own apps, with a session of a member who has the permission `admin.account`.
         */
        post: operations["keys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API key
         * @description For our own apps, with a session of a member who has the permission `admin.account`.
         */
        get: operations["keys.get"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key for good
         * @description Takes effect with the next request of the key. Revoking it again changes nothing.
         *
         *     For our own apps, with a session of a member who has the permission `admin.account`.
         */
        delete: operations["keys.revoke"];
        options?: never;
        head?: never;
        /**
         * Change an API key
         * @description Takes effect with the next request of the key. Widening the key of another member needs all permissions of that member.
         *
         *     For our own apps, with a session of a member who has the permission `admin.account`.
         */
        patch: operations["keys.update"];
        trace?: never;
    };
    "/v1/accounts/{id}/keys/{key_id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an API key a new token
         * @description Changes the token of the key. The key of another member needs all permissions of that member.
         *
         *     For our own apps, with a session of a member who has the permission `admin.account`.
         */
        post: operations["keys.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of an account
         * @description By id, those invited and those deactivated, too.
         *
         *     For our own apps, with a session of a member who has the permission `admin.users`.
         */
        get: operations["members.list"];
        put?: never;
        /**
         * Invite a member
         * @description Mails a link that is good for 7 days, once. Inviting again renews it. Nobody gives permissions that they lack.
         *
         *     For our own apps, with a session of a member who has the permission `admin.users`.
         */
        post: operations["members.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}/members/{member_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a member of an account
         * @description For our own apps, with a session of a member who has the permission `admin.users`.
         */
        get: operations["members.get"];
        put?: never;
        post?: never;
        /**
         * Deactivate a member
         * @description Ends the sessions of the member here. Records keep the name. The last owner stays.
         *
         *     For our own apps, with a session of a member who has the permission `admin.users`.
         */
        delete: operations["members.remove"];
        options?: never;
        head?: never;
        /**
         * Change a member
         * @description Takes effect with the next request of the member. Nobody gives permissions that they lack, and the last owner stays one.
         *
         *     For our own apps, with a session of a member who has the permission `admin.users`.
         */
        patch: operations["members.update"];
        trace?: never;
    };
    "/v1/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description By the token of the mailed link. An address that signs in elsewhere keeps its password and needs no new one.
         *
         *     For our own apps: API keys are refused.
         */
        post: operations["members.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/login": {
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
         * @description An unknown address and a wrong password get the same answer. Attempts are limited.
         *
         *     For our own apps: API keys are refused.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description By the access token, or by the refresh token.
         *
         *     For our own apps: API keys are refused.
         */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Ends the other sessions of the login.
         *
         *     For our own apps, with a session.
         */
        post: operations["auth.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the next tokens of a session
         * @description Uses up the refresh token. Reusing one later ends the session.
         *
         *     For our own apps: API keys are refused.
         */
        post: operations["auth.refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a link mailed that sets a new password
         * @description The answer is the same whether or not the address exists.
         *
         *     For our own apps: API keys are refused.
         */
        post: operations["auth.requestReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a mailed link
         * @description Ends all sessions of the login.
         *
         *     For our own apps: API keys are refused.
         */
        post: operations["auth.confirmReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List checkouts
         * @description Needs the scope `checkouts:read`, and the permission `action.checkout` or `view`.
         */
        get: operations["checkouts.list"];
        put?: never;
        /**
         * Check items out
         * @description All items or none. A refusal names every item that is not free, and when it is free again. With `reservation_id` it completes that reservation, and needs `reservations:write`.
         *
         *     Needs the scope `checkouts:write`, and the permission `action.checkout`.
         */
        post: operations["checkouts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a checkout
         * @description Needs the scope `checkouts:read`, and the permission `action.checkout` or `view`.
         */
        get: operations["checkouts.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkouts/{id}/checkin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check items in
         * @description Nothing comes back where an item is refused; with `partial=true`, the others do. `condition` needs `items:write`, and `issue` needs `issues:write`.
         *
         *     Needs the scope `checkouts:write`, and the permission `action.checkout`.
         */
        post: operations["checkouts.checkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkouts/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a checkout another due time
         * @description Changes the due time of the items that are still out. Refused if it overlaps a reservation, or leaves too little of a stock for one.
         *
         *     Needs the scope `checkouts:write`, and the permission `action.checkout`.
         */
        post: operations["checkouts.extend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkouts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to a checkout
         * @description Newest first; also of a record that was deleted.
         *
         *     Needs the scope `checkouts:read`, and the permission `action.checkout` or `view`.
         */
        get: operations["checkouts.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkouts/checkin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check items in wherever they are out
         * @description Answers with the checkouts that it touched. All items come back, or none; with `partial=true`, those that can. `condition` needs `items:write`, and `issue` needs `issues:write`.
         *
         *     Needs the scope `checkouts:write`, and the permission `action.checkout`.
         */
        post: operations["checkouts.checkInMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List comments
         * @description `object_id` goes with `object_type`.
         *
         *     Needs the scope `comments:read`.
         */
        get: operations["comments.list"];
        put?: never;
        /**
         * Comment on a record
         * @description Needs the scope `comments:write`.
         */
        post: operations["comments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/comments/{id}": {
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
         * Delete a comment
         * @description Allowed for its author and for members with the permission `content.items`.
         *
         *     Needs the scope `comments:write`.
         */
        delete: operations["comments.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description Needs the scope `contacts:read`, and the permission `content.contacts` or `view`.
         */
        get: operations["contacts.list"];
        put?: never;
        /**
         * Create a contact
         * @description Needs the scope `contacts:write`, and the permission `content.contacts`.
         */
        post: operations["contacts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contact
         * @description Needs the scope `contacts:read`, and the permission `content.contacts` or `view`.
         */
        get: operations["contacts.get"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description Refused while the contact has open checkouts or reservations.
         *
         *     Needs the scope `contacts:write`, and the permission `content.contacts`.
         */
        delete: operations["contacts.remove"];
        options?: never;
        head?: never;
        /**
         * Change a contact
         * @description Needs the scope `contacts:write`, and the permission `content.contacts`.
         */
        patch: operations["contacts.update"];
        trace?: never;
    };
    "/v1/contacts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to a contact
         * @description Newest first; also of a record that was deleted.
         *
         *     Needs the scope `contacts:read`, and the permission `content.contacts` or `view`.
         */
        get: operations["contacts.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a contact that was deleted
         * @description With its values, under the next version. A value that another record has meanwhile is `taken`; what it refers to and is gone is `not_found`. A live one is unchanged.
         *
         *     Needs the scope `contacts:write`, and the permission `content.contacts`.
         */
        post: operations["contacts.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/by-ref/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create a contact, or change the one that has this reference
         * @description Where no live record has the reference, one is created by the rules of a create; otherwise it changes as by a PATCH. Of two calls at once one creates it, and the other changes what it made.
         *
         *     Needs the scope `contacts:write`, and the permission `content.contacts`.
         */
        put: operations["contacts.putByRef"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/directory/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the names of the members
         * @description By name, for every active member and their keys.
         *
         *     Needs the scope `users:read`.
         */
        get: operations["users.directory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Needs the scope `events:read`, and the permission `action.event` or `view`.
         */
        get: operations["events.list"];
        put?: never;
        /**
         * Note an event on items
         * @description An inspection moves the `next_inspection_on` of its items, unless it failed: then they are inoperative, which needs `items:write`, too.
         *
         *     Needs the scope `events:write`, and the permission `action.event`.
         */
        post: operations["events.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description Needs the scope `events:read`, and the permission `action.event` or `view`.
         */
        get: operations["events.get"];
        put?: never;
        post?: never;
        /**
         * Delete an event
         * @description Deleting an inspection restores the inspection dates of its items.
         *
         *     Needs the scope `events:write`, and the permission `action.event`.
         */
        delete: operations["events.remove"];
        options?: never;
        head?: never;
        /**
         * Change an event
         * @description A new result acts on the items as that of a new event does: `failed` needs `items:write`, too. It takes nothing back: neither a condition, nor a due date.
         *
         *     Needs the scope `events:write`, and the permission `action.event`.
         */
        patch: operations["events.update"];
        trace?: never;
    };
    "/v1/events/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to an event
         * @description Newest first; also of a record that was deleted.
         *
         *     Needs the scope `events:read`, and the permission `action.event` or `view`.
         */
        get: operations["events.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List issues
         * @description Needs the scope `issues:read`, and the permission `action.issue` or `view`.
         */
        get: operations["issues.list"];
        put?: never;
        /**
         * Report an issue
         * @description Needs the scope `issues:write`, and the permission `action.issue`.
         */
        post: operations["issues.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/issues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an issue
         * @description Needs the scope `issues:read`, and the permission `action.issue` or `view`.
         */
        get: operations["issues.get"];
        put?: never;
        post?: never;
        /**
         * Delete an issue
         * @description Releases the holds on its items, as closing does.
         *
         *     Needs the scope `issues:write`, and the permission `action.issue`.
         */
        delete: operations["issues.remove"];
        options?: never;
        head?: never;
        /**
         * Change an issue
         * @description A closed issue does not change.
         *
         *     Needs the scope `issues:write`, and the permission `action.issue`.
         */
        patch: operations["issues.update"];
        trace?: never;
    };
    "/v1/issues/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of an issue
         * @description Needs the scope `issues:read`, and the permission `action.issue` or `view`.
         */
        get: operations["files.listForIssue"];
        put?: never;
        /**
         * Ask where to send files of an issue
         * @description Send each file as its `upload` says, within 15 minutes. What comes is checked by its first bytes, and then stored or rejected. 50 files an issue at most, those to come included.
         *
         *     Needs the scope `issues:write`, and the permission `action.issue`.
         */
        post: operations["files.createForIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/issues/{id}/files/{file_id}": {
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
         * Delete a file of an issue
         * @description Needs the scope `issues:write`, and the permission `action.issue`.
         */
        delete: operations["files.removeForIssue"];
        options?: never;
        head?: never;
        /**
         * Rename a file of an issue, or make a picture the main one
         * @description `main: false` leaves the issue without a main picture.
         *
         *     Needs the scope `issues:write`, and the permission `action.issue`.
         */
        patch: operations["files.updateForIssue"];
        trace?: never;
    };
    "/v1/issues/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to an issue
         * @description Newest first; also of a record that was deleted.
         *
         *     Needs the scope `issues:read`, and the permission `action.issue` or `view`.
         */
        get: operations["issues.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/issues/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pictures of an issue
         * @description Stored pictures only.
         *
         *     Needs the scope `issues:read`, and the permission `action.issue` or `view`.
         */
        get: operations["files.listIssuePictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/issues/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an issue that was deleted
         * @description With its values, under the next version. A value that another record has meanwhile is `taken`; what it refers to and is gone is `not_found`. A live one is unchanged.
         *
         *     Needs the scope `issues:write`, and the permission `action.issue`.
         */
        post: operations["issues.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/issues/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the status of an issue
         * @description Open, in progress and on hold in any order; any of them to closed, and closed to open. Closing releases the holds on its items.
         *
         *     Needs the scope `issues:write`, and the permission `action.issue`.
         */
        post: operations["issues.setStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List items
         * @description Searches, filters, sorts and syncs.
         *
         *     Needs the scope `items:read`, and the permission `content.items` or `view`.
         */
        get: operations["items.list"];
        put?: never;
        /**
         * Create an item
         * @description Needs the scope `items:write`, and the permission `content.items`.
         */
        post: operations["items.create"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change several items at once
         * @description All of them in one transaction, or none. A refusal gives the reason for each item.
         *
         *     Needs the scope `items:write`, and the permission `content.items`.
         */
        patch: operations["items.updateMany"];
        trace?: never;
    };
    "/v1/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an item
         * @description Needs the scope `items:read`, and the permission `content.items` or `view`.
         */
        get: operations["items.get"];
        put?: never;
        post?: never;
        /**
         * Delete an item
         * @description Refused while the item is out, reserved for the future, or on an open issue.
         *
         *     Needs the scope `items:write`, and the permission `content.items`.
         */
        delete: operations["items.remove"];
        options?: never;
        head?: never;
        /**
         * Change an item
         * @description Needs the scope `items:write`, and the permission `content.items`.
         */
        patch: operations["items.update"];
        trace?: never;
    };
    "/v1/items/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show when an item is booked, and out
         * @description Ordered by start. Includes past checkouts, not completed reservations.
         *
         *     Needs the scope `items:read`, and the permission `content.items` or `view`.
         */
        get: operations["items.calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/items/{id}/condition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the condition of an item
         * @description Sets any condition. An item that is out or reserved cannot be discarded.
         *
         *     Needs the scope `items:write`, and the permission `content.items` or `action.condition`.
         */
        post: operations["items.setCondition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/items/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of an item
         * @description Needs the scope `items:read`, and the permission `content.items` or `view`.
         */
        get: operations["files.list"];
        put?: never;
        /**
         * Ask where to send files of an item
         * @description Send each file as its `upload` says, within 15 minutes. What comes is checked by its first bytes, and then stored or rejected. 50 files an item at most, those to come included.
         *
         *     Needs the scope `items:write`, and the permission `content.items`.
         */
        post: operations["files.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/items/{id}/files/{file_id}": {
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
         * Delete a file of an item
         * @description Needs the scope `items:write`, and the permission `content.items`.
         */
        delete: operations["files.remove"];
        options?: never;
        head?: never;
        /**
         * Rename a file, or make a picture the main one
         * @description `main: false` leaves the item without a main picture.
         *
         *     Needs the scope `items:write`, and the permission `content.items`.
         */
        patch: operations["files.update"];
        trace?: never;
    };
    "/v1/items/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to an item
         * @description Newest first; also of a record that was deleted. Its own writes, and those of records that name it.
         *
         *     Needs the scope `items:read`, and the permission `content.items` or `view`.
         */
        get: operations["items.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/items/{id}/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that an item was seen, or move its stock
         * @description Without `action` and `quantity` a stock-take: the item was seen now. With them, the stock moves by one conditional write.
         *
         *     Needs the scope `items:write`, and the permission `content.items` or `action.inventory`.
         */
        post: operations["items.takeInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/items/{id}/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an item to a location
         * @description Needs the scope `items:write`, and the permission `content.items` or `action.location`.
         */
        post: operations["items.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/items/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pictures of an item
         * @description Stored pictures only.
         *
         *     Needs the scope `items:read`, and the permission `content.items` or `view`.
         */
        get: operations["files.listPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/items/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an item that was deleted
         * @description With its values, under the next version. A value that another record has meanwhile is `taken`; what it refers to and is gone is `not_found`. A live one is unchanged.
         *
         *     Needs the scope `items:write`, and the permission `content.items`.
         */
        post: operations["items.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/items/by-ref/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create an item, or change the one that has this reference
         * @description Where no live record has the reference, one is created by the rules of a create; otherwise it changes as by a PATCH. Of two calls at once one creates it, and the other changes what it made.
         *
         *     Needs the scope `items:write`, and the permission `content.items`.
         */
        put: operations["items.putByRef"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/items/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find items by a scanned label
         * @description Finds items by what was scanned: a label, a web address with the label in its `qr` parameter or at its end, or a `unique_id`. What is unknown is an empty list. Needs `qr` or `q`.
         *
         *     Needs the scope `items:read`, and the permission `content.items` or `view`.
         */
        get: operations["items.lookup"];
        put?: never;
        /**
         * Find out what several labels mean
         * @description Looks up each label by itself.
         *
         *     Needs the scope `items:read`, and the permission `content.items`.
         */
        post: operations["items.lookupMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/items/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move several items to a location
         * @description All of them in one transaction, or none.
         *
         *     Needs the scope `items:write`, and the permission `content.items` or `action.location`.
         */
        post: operations["items.moveMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/items/stocktake": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that several items were seen
         * @description All that was seen in one transaction. Where they are needs what a move needs, and their condition what setting it needs.
         *
         *     Needs the scope `items:write`, and the permission `content.items` or `action.inventory`.
         */
        post: operations["items.takeStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/items/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the values of a field, and how many items have each
         * @description Most used first, in the usual spelling; 2,000 at most. Seconds behind a write.
         *
         *     Needs the scope `items:read`, and the permission `content.items` or `view`.
         */
        get: operations["items.values"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List kits
         * @description Needs the scope `items:read`, and the permission `content.items` or `view`.
         */
        get: operations["kits.list"];
        put?: never;
        /**
         * Create a kit
         * @description A kit names items and quantities that go together: `kit_ids` of a reservation or a checkout stand for what is in them when it is written.
         *
         *     Needs the scope `items:write`, and the permission `content.items`.
         */
        post: operations["kits.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a kit
         * @description Needs the scope `items:read`, and the permission `content.items` or `view`.
         */
        get: operations["kits.get"];
        put?: never;
        post?: never;
        /**
         * Delete a kit
         * @description Its items stay, and so does what was booked by it.
         *
         *     Needs the scope `items:write`, and the permission `content.items`.
         */
        delete: operations["kits.remove"];
        options?: never;
        head?: never;
        /**
         * Change a kit
         * @description What was booked by it before stays as it is.
         *
         *     Needs the scope `items:write`, and the permission `content.items`.
         */
        patch: operations["kits.update"];
        trace?: never;
    };
    "/v1/kits/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to a kit
         * @description Newest first; also of a record that was deleted.
         *
         *     Needs the scope `items:read`, and the permission `content.items` or `view`.
         */
        get: operations["kits.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kits/by-ref/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create a kit, or change the one that has this reference
         * @description Where no live record has the reference, one is created by the rules of a create; otherwise it changes as by a PATCH. Of two calls at once one creates it, and the other changes what it made.
         *
         *     Needs the scope `items:write`, and the permission `content.items`.
         */
        put: operations["kits.putByRef"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List locations
         * @description Needs the scope `locations:read`, and the permission `content.locations` or `view`.
         */
        get: operations["locations.list"];
        put?: never;
        /**
         * Create a location
         * @description Needs the scope `locations:write`, and the permission `content.locations`.
         */
        post: operations["locations.create"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename and move several locations
         * @description All of it in one transaction, judged as it will be: two locations may exchange their names.
         *
         *     Needs the scope `locations:write`, and the permission `content.locations`.
         */
        patch: operations["locations.updateMany"];
        trace?: never;
    };
    "/v1/locations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a location
         * @description Needs the scope `locations:read`, and the permission `content.locations` or `view`.
         */
        get: operations["locations.get"];
        put?: never;
        post?: never;
        /**
         * Delete a location
         * @description Refused while the location has items, sub-locations or open bookings.
         *
         *     Needs the scope `locations:write`, and the permission `content.locations`.
         */
        delete: operations["locations.remove"];
        options?: never;
        head?: never;
        /**
         * Change a location
         * @description A new `parent_id` moves the location with everything below it.
         *
         *     Needs the scope `locations:write`, and the permission `content.locations`.
         */
        patch: operations["locations.update"];
        trace?: never;
    };
    "/v1/locations/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to a location
         * @description Newest first; also of a record that was deleted.
         *
         *     Needs the scope `locations:read`, and the permission `content.locations` or `view`.
         */
        get: operations["locations.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/locations/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a location that was deleted
         * @description With its values, under the next version. A value that another record has meanwhile is `taken`; what it refers to and is gone is `not_found`. A live one is unchanged.
         *
         *     Needs the scope `locations:write`, and the permission `content.locations`.
         */
        post: operations["locations.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/locations/by-ref/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create a location, or change the one that has this reference
         * @description Where no live record has the reference, one is created by the rules of a create; otherwise it changes as by a PATCH. Of two calls at once one creates it, and the other changes what it made.
         *
         *     Needs the scope `locations:write`, and the permission `content.locations`.
         */
        put: operations["locations.putByRef"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/locations/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a location by a scanned label
         * @description By a label, or a web address that holds one.
         *
         *     Needs the scope `locations:read`, and the permission `content.locations` or `view`.
         */
        get: operations["locations.lookup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own notifications
         * @description Newest first, of the last 90 days.
         *
         *     For our own apps, with a session.
         */
        get: operations["notifications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/{id}": {
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
         * Delete a notification
         * @description For our own apps, with a session.
         */
        delete: operations["notifications.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notification as read
         * @description For our own apps, with a session.
         */
        post: operations["notifications.markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all notifications as read
         * @description For our own apps, with a session.
         */
        post: operations["notifications.markAllRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this description
         * @description Needs no credential.
         */
        get: operations["service.openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this description as YAML
         * @description Needs no credential.
         */
        get: operations["service.openapiYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether the service answers
         * @description Looks at no credential.
         *
         *     Needs no credential.
         */
        get: operations["service.ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the key by which browsers know our pushes
         * @description For our own apps, with a session.
         */
        get: operations["push.getKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/push/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the browsers that are pushed to
         * @description For our own apps, with a session.
         */
        get: operations["push.list"];
        put?: never;
        /**
         * Have notifications pushed to a browser
         * @description An endpoint that exists is updated. At most 10 per login.
         *
         *     For our own apps, with a session.
         */
        post: operations["push.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/push/subscriptions/{id}": {
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
         * Push to a browser no more
         * @description For our own apps, with a session.
         */
        delete: operations["push.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reservations
         * @description Needs the scope `reservations:read`, and the permission `action.reserve` or `view`.
         */
        get: operations["reservations.list"];
        put?: never;
        /**
         * Reserve items
         * @description All items or none. A refusal lists every unavailable item and when it is next free.
         *
         *     Needs the scope `reservations:write`, and the permission `action.reserve`.
         */
        post: operations["reservations.create"];
        /**
         * Delete the open reservations of a series
         * @description Hides the open reservations of a series, the earliest first, 40 in one call; `remaining` says how many are left. Those that are completed stay.
         *
         *     Needs the scope `reservations:write`, and the permission `action.reserve`.
         */
        delete: operations["reservations.removeSeries"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reservations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a reservation
         * @description Needs the scope `reservations:read`, and the permission `action.reserve` or `view`.
         */
        get: operations["reservations.get"];
        put?: never;
        post?: never;
        /**
         * Delete a reservation
         * @description Deletes the reservation. The items of an open one become free.
         *
         *     Needs the scope `reservations:write`, and the permission `action.reserve`.
         */
        delete: operations["reservations.remove"];
        options?: never;
        head?: never;
        /**
         * Change a reservation
         * @description Only an open reservation can change. New items and times are validated as on create.
         *
         *     Needs the scope `reservations:write`, and the permission `action.reserve`.
         */
        patch: operations["reservations.update"];
        trace?: never;
    };
    "/v1/reservations/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a reservation
         * @description As a checkout, in one transaction with it, it needs `checkouts:write`; as an event, `events:write`.
         *
         *     Needs the scope `reservations:write`, and the permission `action.reserve`.
         */
        post: operations["reservations.complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reservations/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to a reservation
         * @description Newest first; also of a record that was deleted.
         *
         *     Needs the scope `reservations:read`, and the permission `action.reserve` or `view`.
         */
        get: operations["reservations.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reservations/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a reservation that was deleted
         * @description With its values, under the next version. A value that another record has meanwhile is `taken`; what it refers to and is gone is `not_found`. A live one is unchanged.
         *
         *     Needs the scope `reservations:write`, and the permission `action.reserve`.
         */
        post: operations["reservations.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reservations/by-ref/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create a reservation, or change the one that has this reference
         * @description Where no live record has the reference, one is created by the rules of a create; otherwise it changes as by a PATCH. Of two calls at once one creates it, and the other changes what it made.
         *
         *     Needs the scope `reservations:write`, and the permission `action.reserve`.
         */
        put: operations["reservations.putByRef"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where the caller is signed in
         * @description Newest use first.
         *
         *     For our own apps, with a session.
         */
        get: operations["session.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/{id}": {
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
         * End a session of the caller
         * @description For our own apps, with a session.
         */
        delete: operations["session.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/user": {
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
         * Change the own profile
         * @description In the account that the session acts in.
         *
         *     For our own apps, with a session.
         */
        patch: operations["session.updateUser"];
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description Needs the scope `users:read`, and the permission `admin.users`.
         */
        get: operations["users.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a member
         * @description Needs the scope `users:read`, and the permission `admin.users`.
         */
        get: operations["users.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/whoami": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show who the caller is
         * @description For every valid key and session, whatever its scopes.
         *
         *     Needs any valid credential.
         */
        get: operations["service.whoami"];
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
        /** @description Who did something. */
        Actor: {
            /** @description The id of the user or of the key; 0 for the service itself. */
            id: number;
            /** @description The name at that time. For a key, `<key name> (API)`. */
            name: string;
            /**
             * @description A member, an API key, or the service itself.
             * @enum {string}
             */
            type: "user" | "api_key" | "system";
        };
        /** @description An entry of the audit log. */
        AuditEntry: {
            /**
             * @description The action; for a session, `create` is a sign-in and `delete` its end.
             * @enum {string}
             */
            action: "create" | "update" | "delete" | "restore" | "condition" | "location" | "inventory" | "files" | "complete" | "checkin" | "extend" | "status";
            /** @description Who did it. */
            actor: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description The fields that the write changed. */
            changes: components["schemas"]["FieldChange"][];
            /** @description The contact of a stock movement. */
            contact_id?: number;
            /** @description An opaque id of the entry. */
            id: string;
            /**
             * Format: date-time
             * @description When it happened, where the call said so.
             */
            occurred_at?: string;
            /** @description The remarks of the caller. */
            remarks?: string;
            /** @description The request that wrote it; null if there was none. */
            request_id: string | null;
            /**
             * @description The kind of record that was written; the account itself, or a session.
             * @enum {string}
             */
            resource: "key" | "notification" | "item" | "kit" | "location" | "contact" | "user" | "reservation" | "checkout" | "event" | "issue" | "comment" | "account" | "session";
            /** @description The id of the record that was written. */
            resource_id: number;
        };
        /** @description A file to upload. */
        AwaitedFile: {
            /** @description The media type of the file. */
            content_type: string;
            /** @description Unique in the account. */
            id: number;
            /**
             * @description A picture, or another file.
             * @enum {string}
             */
            kind: "file" | "picture";
            /** @description Whether it is, or will be, the main picture. */
            main: boolean;
            /** @description The file name, without folders. */
            name: string;
            /** @description Size in bytes. */
            size: number;
            /**
             * @description Pending, stored, or rejected after the check.
             * @enum {string}
             */
            status: "pending" | "stored" | "rejected";
            /** @description The upload request. */
            upload: components["schemas"]["Upload"];
        };
        /** @description A period in which an item is reserved or checked out. */
        CalendarEntry: {
            /** @description The contact of the booking. */
            contact: components["schemas"]["Named"] | null;
            /**
             * Format: date-time
             * @description End of the period, exclusive; now, if it is overdue.
             */
            end_time: string;
            /** @description The id of the reservation or the checkout. */
            id: number;
            /**
             * @description A reservation or a checkout.
             * @enum {string}
             */
            kind: "reservation" | "checkout";
            /** @description The name. */
            name: string;
            /** @description Whether it is past its end, and still open. */
            overdue: boolean;
            /** @description The quantity of a stock that it takes; absent where it takes the item whole. */
            quantity?: number;
            /**
             * Format: date-time
             * @description Start of the period.
             */
            start_time: string;
            /** @description The member of the booking. */
            user: components["schemas"]["Named"] | null;
        };
        /** @description The account that a caller acts in. */
        CallerAccount: {
            /** @description The id of the account. */
            id: number;
            /** @description The name of the account. */
            name: string;
            /**
             * @description The plan of the account.
             * @enum {string}
             */
            plan: "free" | "business" | "enterprise" | "trial";
        };
        /** @description The API key of a caller. */
        CallerKey: {
            /**
             * @description Full: everything its creator may do. Restricted: only what its scopes cover.
             * @enum {string}
             */
            access: "full" | "restricted";
            /** @description The member who created the key. The permissions of the member limit the key. */
            created_by: components["schemas"]["Actor"];
            /** @description The id of the key. */
            id: number;
            /** @description The name of the key. */
            name: string;
            /** @description The scopes of a restricted key; empty for full access. */
            scopes: string[];
        };
        /** @description Cancels a reservation and frees its items. */
        Cancel: {
            /**
             * @description Cancellation.
             * @enum {string}
             */
            complete_as: "cancelled";
            /** @description Remarks, for the reservation and its history. */
            remarks?: string | null;
        };
        /** @description An item of a checkout. */
        CheckedOutItem: {
            /**
             * Format: date-time
             * @description When the item came back.
             */
            checked_in_at: string | null;
            /** @description Who took it back. */
            checked_in_by: components["schemas"]["Actor"] | null;
            /** @description The id of the item. */
            id: number;
            /** @description The name of the item. */
            name: string;
            /** @description The visible identifier of the item. */
            unique_id: string | null;
        };
        /** @description A quantity on a checkout. */
        CheckedOutLine: {
            /** @description How much was used up. */
            consumed: number;
            /** @description The stock item. */
            item: components["schemas"]["ItemSummary"];
            /** @description The id of the stock item. */
            item_id: number;
            /** @description How much is still out. */
            outstanding: number;
            /** @description The quantity that went out. */
            quantity: number;
            /** @description How much came back. */
            returned: number;
        };
        /** @description One check-in. */
        CheckIn: {
            /**
             * Format: date-time
             * @description When the check-in arrived.
             */
            at: string;
            /** @description Who took them back. */
            by: components["schemas"]["Actor"];
            /**
             * @description The condition that was set on them.
             * @enum {string|null}
             */
            condition: "inoperative" | null;
            /** @description The ids of the items that came back. */
            iid: number[];
            /** @description The id of the issue that was reported on them, except those with one of their own. */
            issue_id: number | null;
            /** @description The items of which something was said alone. */
            items: components["schemas"]["CheckInItem"][];
            /** @description The quantities that came back; absent where none did. */
            lines?: components["schemas"]["CheckInLine"][];
            /** @description The id of the location that they were put to; null for the home of each. */
            location_id: number | null;
            /**
             * Format: date-time
             * @description When they came back, if the request said so; null otherwise.
             */
            occurred_at: string | null;
            /** @description The remarks. */
            remarks: string | null;
        };
        /** @description What a check-in said of a single item. */
        CheckInItem: {
            /**
             * @description The condition that was set on it.
             * @enum {string|null}
             */
            condition: "inoperative" | null;
            /** @description The id of the issue that was reported on it. */
            issue_id: number | null;
            /** @description The id of the item. */
            item_id: number;
        };
        /** @description A quantity that a check-in settled. */
        CheckInLine: {
            /** @description How much of it was used up. */
            consumed: number;
            /** @description The id of the stock item. */
            item_id: number;
            /** @description The quantity that is out no more. */
            quantity: number;
        };
        /** @description A checkout of items. */
        Checkout: {
            /**
             * Format: date-time
             * @description When the items went out; when it was created, unless the request said otherwise.
             */
            readonly checked_out_at: string;
            /** @description The check-ins, in order. */
            readonly checkins: components["schemas"]["CheckIn"][];
            /**
             * Format: date-time
             * @description When the last item came back.
             */
            readonly closed_at: string | null;
            /** @description The id and the name of the contact who has the items. */
            readonly contact: components["schemas"]["Named"] | null;
            /** @description The id of the contact who has the items. */
            contact_id: number | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly created_at: string;
            /** @description Who created the record. */
            readonly created_by: components["schemas"]["Actor"];
            /** @description The description of the checkout. */
            description: string | null;
            /**
             * Format: date-time
             * @description When the items are due back: at least 5 minutes after the request.
             */
            due_time: string;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref: string | null;
            /** @description Counted per account and resource, from 1. No id is given twice. */
            readonly id: number;
            /** @description The ids of the items. Duplicates collapse in their order. A stock item here is all of its stock. */
            iid: number[];
            /** @description The items, with when each of them came back. */
            readonly items: components["schemas"]["CheckedOutItem"][];
            /** @description The ids of the kits that it was booked by. What was in them is among its items and lines. */
            kit_ids: number[];
            /** @description The kits, with their names. */
            readonly kits: components["schemas"]["Named"][];
            /** @description Quantities of stock items, together with `iid` at most 40 entries. */
            lines: components["schemas"]["CheckedOutLine"][];
            /** @description The id and the name of the location that the items move to. */
            readonly location: components["schemas"]["Named"] | null;
            /** @description The id of the location that the items move to. */
            location_id: number | null;
            /** @description The name of the checkout. */
            name: string;
            /** @description The ids of the items that are still out. */
            readonly outstanding_iid: number[];
            /** @description Whether items are out past the due time. */
            readonly overdue: boolean;
            /** @description Whether some of the items came back, and others are still out. */
            readonly partial: boolean;
            /** @description The id and the name of the open reservation that the items were booked by. */
            readonly reservation: components["schemas"]["Named"] | null;
            /** @description The id of the open reservation that the items were booked by. */
            reservation_id: number | null;
            /** @description The ids of the items that came back. */
            readonly returned_iid: number[];
            /**
             * @description Open until the last item is back.
             * @enum {string}
             */
            readonly status: "open" | "closed";
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            readonly updated_at: string;
            /** @description Who wrote the record last. */
            readonly updated_by: components["schemas"]["Actor"];
            /** @description The id and the name of the member who has the items. */
            readonly user: components["schemas"]["Named"] | null;
            /** @description The id of the member who has the items. */
            user_id: number | null;
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            readonly version: number;
            /** @description Warnings about items; only for open checkouts. */
            readonly warnings: components["schemas"]["Warning"][];
        };
        /** @description A return of items. */
        CheckoutCheckIn: {
            /**
             * @description Set to inoperative if the items come back damaged.
             * @enum {string|null}
             */
            condition?: "inoperative" | null;
            /** @description The ids of the items that come back; all that is out if absent, as `items` and `lines` are. */
            iid?: number[] | null;
            /** @description An issue to report on the returned items. */
            issue?: {
                /**
                 * @description Whether the items are inoperative while it is open.
                 * @default false
                 */
                autochange_condition?: boolean | null;
                /** @description A description. */
                description?: string | null;
                /** @description What is wrong. */
                name: string;
            } | null;
            /** @description Items that come back, each with what is said of it alone, in place of what is said of all. They add to the other items of the call. At most 40 items come back together; one with an issue of its own counts twice. */
            items?: {
                /**
                 * @description Set to inoperative if the item comes back damaged.
                 * @enum {string|null}
                 */
                condition?: "inoperative" | null;
                /** @description An issue to report on this item. */
                issue?: {
                    /**
                     * @description Whether the items are inoperative while it is open.
                     * @default false
                     */
                    autochange_condition?: boolean | null;
                    /** @description A description. */
                    description?: string | null;
                    /** @description What is wrong. */
                    name: string;
                } | null;
                /** @description The id of the item; or its label. */
                item_id?: number | null;
                /** @description A scanned label of the item; or its id. */
                qr?: string | null;
            }[] | null;
            /** @description Quantities that come back, or were used up. */
            lines?: {
                /**
                 * @description How much of the quantity was used up: it leaves the stock. Needs what a stock movement needs.
                 * @default 0
                 */
                consumed?: number | null;
                /** @description The id of the stock item. */
                item_id: number;
                /** @description How much is out no more, with what was consumed. */
                quantity: number;
            }[] | null;
            /** @description The id of the location that they are put to; the home of each if absent. */
            location_id?: number | null;
            /**
             * Format: date-time
             * @description When it happened, if it is reported later: at most 7 days ago, and 5 minutes ahead. Absent: now.
             */
            occurred_at?: string | null;
            /** @description Remarks, for the checkout and the history of its items. */
            remarks?: string | null;
        };
        /** @description A new checkout. */
        CheckoutCreate: {
            /** @description The id of the contact who has the items. */
            contact_id?: number | null;
            /** @description The description of the checkout. */
            description?: string | null;
            /**
             * Format: date-time
             * @description When the items are due back: at least 5 minutes after the request.
             */
            due_time: string;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref?: string | null;
            /** @description The ids of the items, 40 at most; or else `qr`. */
            iid?: number[] | null;
            /**
             * @description The ids of kits: what is in them is added to `iid` and `lines` when this is written.
             * @default []
             */
            kit_ids?: number[] | null;
            /**
             * @description Quantities of stock items, together with `iid` at most 40 entries.
             * @default []
             */
            lines?: {
                /** @description The id of an item with `inventory_enabled`. */
                item_id: number;
                /** @description How much of its stock, with 3 decimals at most. */
                quantity: number;
            }[] | null;
            /** @description The id of the location that the items move to. */
            location_id?: number | null;
            /** @description The name of the checkout. */
            name: string;
            /**
             * Format: date-time
             * @description When it happened, if it is reported later: at most 7 days ago, and 5 minutes ahead. Absent: now.
             */
            occurred_at?: string | null;
            /** @description Scanned labels of the items, or web addresses with the labels, at most 40. Instead of `iid`. */
            qr?: string[] | null;
            /** @description The id of the open reservation that the items were booked by. */
            reservation_id?: number | null;
            /** @description The id of the member who has the items. */
            user_id?: number | null;
        };
        /** @description A new due time. */
        CheckoutExtend: {
            /**
             * Format: date-time
             * @description When the items are due back: at least 5 minutes after the request.
             */
            due_time: string;
            /** @description Remarks, for the checkout and the history of its items. */
            remarks?: string | null;
        };
        /** @description A checkout of items. */
        CheckoutPreview: {
            /**
             * Format: date-time
             * @description When the items went out; when it was created, unless the request said otherwise.
             */
            readonly checked_out_at: string;
            /** @description The check-ins, in order. */
            readonly checkins: components["schemas"]["CheckIn"][];
            /**
             * Format: date-time
             * @description When the last item came back.
             */
            readonly closed_at: string | null;
            /** @description The id and the name of the contact who has the items. */
            readonly contact: components["schemas"]["Named"] | null;
            /** @description The id of the contact who has the items. */
            contact_id: number | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly created_at: string;
            /** @description Who created the record. */
            readonly created_by: components["schemas"]["Actor"];
            /** @description The description of the checkout. */
            description: string | null;
            /**
             * Format: date-time
             * @description When the items are due back: at least 5 minutes after the request.
             */
            due_time: string;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref: string | null;
            /** @description Nothing was written, so that there is no id. */
            id: null;
            /** @description The ids of the items. Duplicates collapse in their order. A stock item here is all of its stock. */
            iid: number[];
            /** @description The items, with when each of them came back. */
            readonly items: components["schemas"]["CheckedOutItem"][];
            /** @description The ids of the kits that it was booked by. What was in them is among its items and lines. */
            kit_ids: number[];
            /** @description The kits, with their names. */
            readonly kits: components["schemas"]["Named"][];
            /** @description Quantities of stock items, together with `iid` at most 40 entries. */
            lines: components["schemas"]["CheckedOutLine"][];
            /** @description The id and the name of the location that the items move to. */
            readonly location: components["schemas"]["Named"] | null;
            /** @description The id of the location that the items move to. */
            location_id: number | null;
            /** @description The name of the checkout. */
            name: string;
            /** @description The ids of the items that are still out. */
            readonly outstanding_iid: number[];
            /** @description Whether items are out past the due time. */
            readonly overdue: boolean;
            /** @description Whether some of the items came back, and others are still out. */
            readonly partial: boolean;
            /** @description The id and the name of the open reservation that the items were booked by. */
            readonly reservation: components["schemas"]["Named"] | null;
            /** @description The id of the open reservation that the items were booked by. */
            reservation_id: number | null;
            /** @description The ids of the items that came back. */
            readonly returned_iid: number[];
            /**
             * @description Open until the last item is back.
             * @enum {string}
             */
            readonly status: "open" | "closed";
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            readonly updated_at: string;
            /** @description Who wrote the record last. */
            readonly updated_by: components["schemas"]["Actor"];
            /** @description The id and the name of the member who has the items. */
            readonly user: components["schemas"]["Named"] | null;
            /** @description The id of the member who has the items. */
            user_id: number | null;
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            readonly version: number;
            /** @description Warnings about items; only for open checkouts. */
            readonly warnings: components["schemas"]["Warning"][];
        };
        /** @description A return of items from any checkouts. */
        CheckoutReturn: {
            /**
             * @description Set to inoperative if the items come back damaged.
             * @enum {string|null}
             */
            condition?: "inoperative" | null;
            /** @description The ids of the items, 40 at most; or else `qr`. */
            iid?: number[] | null;
            /** @description An issue to report on the returned items. */
            issue?: {
                /**
                 * @description Whether the items are inoperative while it is open.
                 * @default false
                 */
                autochange_condition?: boolean | null;
                /** @description A description. */
                description?: string | null;
                /** @description What is wrong. */
                name: string;
            } | null;
            /** @description Items that come back, each with what is said of it alone, in place of what is said of all. They add to the other items of the call. At most 40 items come back together; one with an issue of its own counts twice. */
            items?: {
                /**
                 * @description Set to inoperative if the item comes back damaged.
                 * @enum {string|null}
                 */
                condition?: "inoperative" | null;
                /** @description An issue to report on this item. */
                issue?: {
                    /**
                     * @description Whether the items are inoperative while it is open.
                     * @default false
                     */
                    autochange_condition?: boolean | null;
                    /** @description A description. */
                    description?: string | null;
                    /** @description What is wrong. */
                    name: string;
                } | null;
                /** @description The id of the item; or its label. */
                item_id?: number | null;
                /** @description A scanned label of the item; or its id. */
                qr?: string | null;
            }[] | null;
            /** @description The id of the location that they are put to; the home of each if absent. */
            location_id?: number | null;
            /**
             * Format: date-time
             * @description When it happened, if it is reported later: at most 7 days ago, and 5 minutes ahead. Absent: now.
             */
            occurred_at?: string | null;
            /** @description Scanned labels of the items, or web addresses with the labels, at most 40. Instead of `iid`. */
            qr?: string[] | null;
            /** @description Remarks, for the checkout and the history of its items. */
            remarks?: string | null;
        };
        /** @description A comment on a record. */
        Comment: {
            /** @description The text. */
            body: string;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly created_at: string;
            /** @description Who created the record. */
            readonly created_by: components["schemas"]["Actor"];
            /** @description Counted per account and resource, from 1. No id is given twice. */
            readonly id: number;
            /** @description The id and the name of the record that is commented on. */
            readonly object: components["schemas"]["Named"] | null;
            /** @description The id of the record that is commented on. */
            object_id: number;
            /**
             * @description The kind of record that is commented on.
             * @enum {string}
             */
            object_type: "item" | "location" | "contact" | "reservation" | "checkout" | "issue" | "event";
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            readonly updated_at: string;
            /** @description Who wrote the record last. */
            readonly updated_by: components["schemas"]["Actor"];
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            readonly version: number;
        };
        /** @description A new comment. */
        CommentCreate: {
            /** @description The text. */
            body: string;
            /** @description The id of the record that is commented on. */
            object_id: number;
            /**
             * @description The kind of record that is commented on.
             * @enum {string}
             */
            object_type: "item" | "location" | "contact" | "reservation" | "checkout" | "issue" | "event";
        };
        /** @description Hands the items out. */
        CompleteAsCheckout: {
            /**
             * @description Completion as a checkout.
             * @enum {string}
             */
            complete_as: "checkout";
            /**
             * Format: date-time
             * @description When the items are due back, at least 5 minutes ahead. Default: the end of the reservation.
             */
            due_time?: string | null;
            /** @description The ids of the items to check out; all if absent, as `lines` is. The others become free. */
            iid?: number[] | null;
            /** @description The quantities to check out. The rest becomes free. */
            lines?: {
                /** @description The id of an item with `inventory_enabled`. */
                item_id: number;
                /** @description How much of its stock, with 3 decimals at most. */
                quantity: number;
            }[] | null;
            /** @description Remarks, for the reservation and its history. */
            remarks?: string | null;
        };
        /** @description Records an event. */
        CompleteAsEvent: {
            /**
             * @description Completion as an event.
             * @enum {string}
             */
            complete_as: "event";
            /** @description What it cost, with 2 decimals at most. */
            cost?: number | null;
            /**
             * @description The kind of event.
             * @default other
             * @enum {string|null}
             */
            kind?: "service" | "maintenance" | "calibration" | "inspection" | "purchase" | "warranty" | "usage" | "other" | null;
            /** @description Remarks, for the reservation and its history. */
            remarks?: string | null;
        };
        /** @description Completes a reservation and frees its items. */
        CompletePlainly: {
            /**
             * @description Completion without a checkout or event.
             * @default unspecified
             * @enum {string|null}
             */
            complete_as?: "unspecified" | "checkout" | "event" | "cancelled" | null;
            /** @description Remarks, for the reservation and its history. */
            remarks?: string | null;
        };
        /** @description The effect of an issue on the condition of an item. */
        ConditionEffect: {
            /** @description Whether the issue made the item inoperative. */
            applied: boolean;
            /**
             * @description The condition before the issue changed it.
             * @enum {string}
             */
            from: "operative" | "inoperative" | "discarded";
            /** @description The id of the item. */
            item_id: number;
            /**
             * @description Why the issue did not change, or did not restore, the condition.
             * @enum {string|null}
             */
            reason: "discarded" | "already_inoperative" | "held_by_other_issue" | "changed_since" | "deleted" | null;
            /** @description Whether the previous condition has been restored. */
            restored: boolean;
        };
        /** @description A person or a company. */
        Contact: {
            /** @description Street and number. */
            address: string | null;
            /** @description Whether new reservations and checkouts are refused for the contact. */
            blocked: boolean;
            /** @description The city. */
            city: string | null;
            /** @description The id and the name of the company that the contact works for. */
            readonly company: components["schemas"]["Named"] | null;
            /** @description The id of the company that the contact works for. */
            company_id: number | null;
            /** @description Two letters of ISO 3166-1, kept in upper case. */
            country: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly created_at: string;
            /** @description Who created the record. */
            readonly created_by: components["schemas"]["Actor"];
            /** @description The e-mail address. */
            email: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref: string | null;
            /** @description Counted per account and resource, from 1. No id is given twice. */
            readonly id: number;
            /**
             * @description A person, or a company.
             * @enum {string}
             */
            kind: "person" | "company";
            /** @description Degrees north of the equator, with 8 decimals at most; only with a longitude. */
            latitude: number | null;
            /** @description Degrees east of Greenwich, with 8 decimals at most; only with a latitude. */
            longitude: number | null;
            /** @description The mobile number. */
            mobile: string | null;
            /** @description The name of the person or company. */
            name: string;
            /** @description The description of the contact. */
            notes: string | null;
            /** @description The number of the contact. Unique, ignoring case. */
            number: string | null;
            /** @description Number of open checkouts of the contact. */
            readonly open_checkouts_count: number;
            /** @description The telephone number. */
            phone: string | null;
            /** @description The state, canton or province. */
            region: string | null;
            /** @description The relations of the contact to the account. */
            relations: ("customer" | "supplier" | "relation")[];
            /** @description Words to group contacts by. */
            tags: string[];
            /** @description The position or form of address. */
            title: string | null;
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            readonly updated_at: string;
            /** @description Who wrote the record last. */
            readonly updated_by: components["schemas"]["Actor"];
            /** @description The number for value-added tax. */
            vat_number: string | null;
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            readonly version: number;
            /** @description A web address that begins with https. */
            website: string | null;
            /** @description The postal code. */
            zip: string | null;
        };
        /** @description A new contact. */
        ContactCreate: {
            /** @description Street and number. */
            address?: string | null;
            /**
             * @description Whether new reservations and checkouts are refused for the contact.
             * @default false
             */
            blocked?: boolean | null;
            /** @description The city. */
            city?: string | null;
            /** @description The id of the company that the contact works for. */
            company_id?: number | null;
            /** @description Two letters of ISO 3166-1, kept in upper case. */
            country?: string | null;
            /**
             * Format: email
             * @description The e-mail address.
             */
            email?: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref?: string | null;
            /**
             * @description A person, or a company.
             * @default person
             * @enum {string|null}
             */
            kind?: "person" | "company" | null;
            /** @description Degrees north of the equator, with 8 decimals at most; only with a longitude. */
            latitude?: number | null;
            /** @description Degrees east of Greenwich, with 8 decimals at most; only with a latitude. */
            longitude?: number | null;
            /** @description The mobile number. */
            mobile?: string | null;
            /** @description The name of the person or company. */
            name: string;
            /** @description The description of the contact. */
            notes?: string | null;
            /** @description The number of the contact. Unique, ignoring case. */
            number?: string | null;
            /** @description The telephone number. */
            phone?: string | null;
            /** @description The state, canton or province. */
            region?: string | null;
            /**
             * @description The relations of the contact to the account.
             * @default [
             *       "relation"
             *     ]
             */
            relations?: ("customer" | "supplier" | "relation")[] | null;
            /**
             * @description Words to group contacts by.
             * @default []
             */
            tags?: string[] | null;
            /** @description The position or form of address. */
            title?: string | null;
            /** @description The number for value-added tax. */
            vat_number?: string | null;
            /**
             * Format: uri
             * @description A web address that begins with https.
             */
            website?: string | null;
            /** @description The postal code. */
            zip?: string | null;
        };
        /** @description The fields of a contact that change. */
        ContactUpdate: {
            /** @description Street and number. */
            address?: string | null;
            /** @description Whether new reservations and checkouts are refused for the contact. */
            blocked?: boolean | null;
            /** @description The city. */
            city?: string | null;
            /** @description The id of the company that the contact works for. */
            company_id?: number | null;
            /** @description Two letters of ISO 3166-1, kept in upper case. */
            country?: string | null;
            /**
             * Format: email
             * @description The e-mail address.
             */
            email?: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref?: string | null;
            /**
             * @description A person, or a company.
             * @enum {string|null}
             */
            kind?: "person" | "company" | null;
            /** @description Degrees north of the equator, with 8 decimals at most; only with a longitude. */
            latitude?: number | null;
            /** @description Degrees east of Greenwich, with 8 decimals at most; only with a latitude. */
            longitude?: number | null;
            /** @description The mobile number. */
            mobile?: string | null;
            /** @description The name of the person or company. */
            name?: string;
            /** @description The description of the contact. */
            notes?: string | null;
            /** @description The number of the contact. Unique, ignoring case. */
            number?: string | null;
            /** @description The telephone number. */
            phone?: string | null;
            /** @description The state, canton or province. */
            region?: string | null;
            /** @description The relations of the contact to the account. */
            relations?: ("customer" | "supplier" | "relation")[] | null;
            /** @description Words to group contacts by. */
            tags?: string[] | null;
            /** @description The position or form of address. */
            title?: string | null;
            /** @description The number for value-added tax. */
            vat_number?: string | null;
            /**
             * Format: uri
             * @description A web address that begins with https.
             */
            website?: string | null;
            /** @description The postal code. */
            zip?: string | null;
        };
        /** @description A directory entry of a member. */
        DirectoryEntry: {
            /** @description Whether the member is active. */
            active: boolean;
            /** @description The id of the member. */
            id: number;
            /** @description The name of the member. */
            name: string;
        };
        /** @description The number of ended sessions. */
        Ended: {
            /** @description Number of ended sessions. */
            ended: number;
        };
        /** @description Why a request was refused. */
        Error: {
            /** @description Why it was refused. */
            error: {
                /**
                 * @description The reason, for programs: branch on it, and not on the message.
                 * @enum {string}
                 */
                code: "bad_request" | "invalid_api_key" | "invalid_session" | "invalid_credentials" | "plan_upgrade_required" | "first_party_only" | "insufficient_scope" | "forbidden" | "not_found" | "method_not_allowed" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "idempotency_key_reused" | "item_checked_out" | "item_reserved" | "item_inoperative" | "item_discarded" | "items_unavailable" | "item_in_use" | "location_in_use" | "contact_in_use" | "contact_blocked" | "checkout_closed" | "item_not_out" | "already_checked_in" | "reservation_completed" | "issue_closed" | "invalid_transition" | "inventory_not_enabled" | "insufficient_inventory" | "key_limit_reached" | "file_limit_reached" | "conflict" | "rate_limited" | "internal_error" | "unavailable";
                /** @description From the path of a field (`name`, `iid.2`), or the name of a parameter, to all that is wrong with it. Empty where nothing is named. */
                fields: {
                    [key: string]: components["schemas"]["Problem"][];
                };
                /** @description The reason, for people. */
                message: string;
                /**
                 * Format: uuid
                 * @description Identifies the request, for questions about it.
                 */
                request_id: string;
                /** @description The HTTP status. */
                status: number;
            };
        };
        /** @description A dated note on items. */
        Event: {
            /** @description The id and the name of the contact who did it, or whom it was for. */
            readonly contact: components["schemas"]["Named"] | null;
            /** @description The id of the contact who did it, or whom it was for. */
            contact_id: number | null;
            /** @description What it cost, with 2 decimals at most. */
            cost: number | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly created_at: string;
            /** @description Who created the record. */
            readonly created_by: components["schemas"]["Actor"];
            /** @description The description of the event. */
            description: string | null;
            /**
             * Format: date-time
             * @description When it ended; not before it began.
             */
            end_time: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref: string | null;
            /** @description Counted per account and resource, from 1. No id is given twice. */
            readonly id: number;
            /** @description The ids of the items. Duplicates collapse in their order. */
            iid: number[];
            /** @description The items, with their names. */
            readonly items: components["schemas"]["ItemSummary"][];
            /**
             * @description The kind of event.
             * @enum {string}
             */
            kind: "service" | "maintenance" | "calibration" | "inspection" | "purchase" | "warranty" | "usage" | "other";
            /** @description The id and the name of the location where it happened. */
            readonly location: components["schemas"]["Named"] | null;
            /** @description The id of the location where it happened. */
            location_id: number | null;
            /** @description The title. */
            name: string;
            /** @description The id and the name of the reservation that became the event. */
            readonly reservation: components["schemas"]["Named"] | null;
            /** @description The id of the reservation that became the event. */
            readonly reservation_id: number | null;
            /**
             * @description The result of an inspection, a calibration or a maintenance; null counts as passed. `failed` makes the items inoperative, and moves no inspection.
             * @enum {string|null}
             */
            result: "passed" | "failed" | null;
            /**
             * Format: date-time
             * @description When it happened, or began.
             */
            time: string;
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            readonly updated_at: string;
            /** @description Who wrote the record last. */
            readonly updated_by: components["schemas"]["Actor"];
            /** @description The id and the name of the member who did it. */
            readonly user: components["schemas"]["Named"] | null;
            /** @description The id of the member who did it. */
            user_id: number | null;
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            readonly version: number;
        };
        /** @description A new event. */
        EventCreate: {
            /** @description The id of the contact who did it, or whom it was for. */
            contact_id?: number | null;
            /** @description What it cost, with 2 decimals at most. */
            cost?: number | null;
            /** @description The description of the event. */
            description?: string | null;
            /**
             * Format: date-time
             * @description When it ended; not before it began.
             */
            end_time?: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref?: string | null;
            /** @description The ids of the items. Duplicates collapse in their order. */
            iid: number[];
            /**
             * @description The kind of event.
             * @default other
             * @enum {string|null}
             */
            kind?: "service" | "maintenance" | "calibration" | "inspection" | "purchase" | "warranty" | "usage" | "other" | null;
            /** @description The id of the location where it happened. */
            location_id?: number | null;
            /** @description The title. */
            name: string;
            /**
             * @description The result of an inspection, a calibration or a maintenance; null counts as passed. `failed` makes the items inoperative, and moves no inspection.
             * @enum {string|null}
             */
            result?: "passed" | "failed" | null;
            /**
             * Format: date-time
             * @description When it happened, or began.
             */
            time: string;
            /** @description The id of the member who did it. */
            user_id?: number | null;
        };
        /** @description The fields of an event that change. */
        EventUpdate: {
            /** @description What it cost, with 2 decimals at most. */
            cost?: number | null;
            /** @description The description of the event. */
            description?: string | null;
            /** @description The title. */
            name?: string;
            /**
             * @description The result of an inspection, a calibration or a maintenance; null counts as passed. `failed` makes the items inoperative, and moves no inspection.
             * @enum {string|null}
             */
            result?: "passed" | "failed" | null;
        };
        /** @description The change of one field. */
        FieldChange: {
            /** @description The field; one of `custom_fields` is named `custom_fields.<name>`. */
            field: string;
            /** @description The value before. Long texts may be cut. */
            from: unknown;
            /** @description The value after. Long texts may be cut. */
            to: unknown;
        };
        /** @description A file of an item or an issue. */
        File: {
            /** @description The media type of the file. */
            content_type: string;
            /**
             * Format: date-time
             * @description When the file was announced.
             */
            created_at: string;
            /** @description Who announced the file. */
            created_by: components["schemas"]["Actor"];
            /** @description Unique in the account. */
            id: number;
            /**
             * @description A picture, or another file.
             * @enum {string}
             */
            kind: "file" | "picture";
            /** @description Whether it is, or will be, the main picture. */
            main: boolean;
            /** @description The file name, without folders. */
            name: string;
            /** @description The URL of a preview, valid for 15 minutes; null if there is none. */
            preview_url: string | null;
            /** @description Why it was rejected; null otherwise. */
            reason: string | null;
            /** @description Size in bytes. */
            size: number;
            /**
             * @description Pending, stored, or rejected after the check.
             * @enum {string}
             */
            status: "pending" | "stored" | "rejected";
            /** @description The URL, valid for 15 minutes; null until the file is stored. */
            url: string | null;
        };
        /** @description The files to upload. */
        FilesCreate: {
            /** @description The files to upload, at most ten. */
            files: {
                /**
                 * @description The media type of the file.
                 * @enum {string}
                 */
                content_type: "image/png" | "image/jpeg" | "image/webp" | "image/gif" | "application/pdf" | "text/plain" | "text/csv" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.openxmlformats-officedocument.presentationml.presentation" | "application/vnd.oasis.opendocument.text" | "application/vnd.oasis.opendocument.spreadsheet" | "application/vnd.oasis.opendocument.presentation" | "application/msword" | "application/vnd.ms-excel" | "application/vnd.ms-powerpoint" | "video/mp4";
                /**
                 * @description A picture, or another file. Default: by the content type.
                 * @enum {string|null}
                 */
                kind?: "file" | "picture" | null;
                /**
                 * @description Whether it becomes the main picture once it is stored.
                 * @default false
                 */
                main?: boolean | null;
                /** @description The file name, without folders. */
                name: string;
                /** @description Size in bytes. */
                size: number;
            }[];
        };
        /** @description A change of a file. */
        FileUpdate: {
            /** @description Whether it is the main picture. Only a stored picture can be. */
            main?: boolean | null;
            /** @description The file name, without folders. */
            name?: string;
        };
        /** @description One write, kept permanently. */
        HistoryEntry: {
            /**
             * @description The action.
             * @enum {string}
             */
            action: "create" | "update" | "delete" | "restore" | "condition" | "location" | "inventory" | "files" | "complete" | "checkin" | "extend" | "status";
            /** @description Who wrote it. */
            actor: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When it was written. Times of later entries are never earlier.
             */
            at: string;
            /** @description The fields that the write changed. */
            changes: components["schemas"]["FieldChange"][];
            /** @description The contact of a stock movement. */
            contact_id?: number;
            /** @description An opaque id of the entry. */
            id: string;
            /**
             * Format: date-time
             * @description When it happened, where the call said so.
             */
            occurred_at?: string;
            /** @description The remarks of the caller. */
            remarks?: string;
            /** @description The request that wrote it. */
            request_id: string;
            /**
             * @description The kind of record that was written.
             * @enum {string}
             */
            resource: "key" | "notification" | "item" | "kit" | "location" | "contact" | "user" | "reservation" | "checkout" | "event" | "issue" | "comment";
            /** @description The id of the record that was written. */
            resource_id: number;
            /** @description The version that the record of this history has with the write. */
            version: number;
        };
        /** @description Who has an item that is out. */
        Holder: {
            /** @description The id of the contact or the member. */
            id: number;
            /** @description The name of the contact or the member. */
            name: string;
            /**
             * @description A contact, or a member.
             * @enum {string}
             */
            type: "contact" | "user";
        };
        /** @description The token of an invitation. */
        InvitationAccept: {
            /**
             * Format: password
             * @description A password of at least 12 characters that is hard to guess; only for an address that signs in nowhere yet.
             */
            new_password?: string | null;
            /** @description The token of the link. It works once. */
            token: string;
        };
        /** @description A problem or maintenance task on items. */
        Issue: {
            /** @description Whether the items are inoperative as long as the issue is not closed. */
            autochange_condition: boolean;
            /**
             * Format: date-time
             * @description When it was closed.
             */
            readonly closed_at: string | null;
            /** @description Who closed it. */
            readonly closed_by: components["schemas"]["Actor"] | null;
            /** @description Number of comments. */
            readonly comments_count: number;
            /** @description The effect on the condition of each item. */
            readonly condition_effects: components["schemas"]["ConditionEffect"][];
            /** @description The id and the name of the contact who deals with it. */
            readonly contact: components["schemas"]["Named"] | null;
            /** @description The id of the contact who deals with it. */
            contact_id: number | null;
            /** @description What it costs, with 2 decimals at most. */
            cost: number | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly created_at: string;
            /** @description Who created the record. */
            readonly created_by: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description The deadline.
             */
            deadline: string | null;
            /** @description The description of the issue. */
            description: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref: string | null;
            /** @description Number of stored files that are not pictures. */
            readonly files_count: number;
            /** @description Counted per account and resource, from 1. No id is given twice. */
            readonly id: number;
            /** @description The ids of the items. Duplicates collapse in their order. */
            iid: number[];
            /** @description The items, with their names. */
            readonly items: components["schemas"]["ItemSummary"][];
            /** @description The main picture of the issue. */
            readonly main_picture: components["schemas"]["MainPicture"] | null;
            /** @description The title. */
            name: string;
            /**
             * Format: date-time
             * @description When it happened, if the request said so; null otherwise.
             */
            occurred_at: string | null;
            /** @description Whether it is past its deadline and not closed. */
            readonly overdue: boolean;
            /** @description Number of stored pictures. */
            readonly pictures_count: number;
            /**
             * @description The priority.
             * @enum {string}
             */
            priority: "low" | "normal" | "high";
            /** @description The remarks on closing. */
            readonly resolution: string | null;
            /**
             * @description The status of the issue.
             * @enum {string}
             */
            readonly status: "open" | "in_progress" | "on_hold" | "closed";
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            readonly updated_at: string;
            /** @description Who wrote the record last. */
            readonly updated_by: components["schemas"]["Actor"];
            /** @description The id and the name of the member who deals with it. */
            readonly user: components["schemas"]["Named"] | null;
            /** @description The id of the member who deals with it. */
            user_id: number | null;
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            readonly version: number;
        };
        /** @description A new issue. */
        IssueCreate: {
            /**
             * @description Whether the items are inoperative as long as the issue is not closed.
             * @default false
             */
            autochange_condition?: boolean | null;
            /** @description The id of the contact who deals with it. */
            contact_id?: number | null;
            /** @description What it costs, with 2 decimals at most. */
            cost?: number | null;
            /**
             * Format: date-time
             * @description The deadline.
             */
            deadline?: string | null;
            /** @description The description of the issue. */
            description?: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref?: string | null;
            /** @description The ids of the items. Duplicates collapse in their order. */
            iid: number[];
            /** @description The title. */
            name: string;
            /**
             * Format: date-time
             * @description When it happened, if the request said so; null otherwise.
             */
            occurred_at?: string | null;
            /**
             * @description The priority.
             * @default normal
             * @enum {string|null}
             */
            priority?: "low" | "normal" | "high" | null;
            /** @description The id of the member who deals with it. */
            user_id?: number | null;
        };
        /** @description The pictures of an issue. */
        IssuePictures: {
            /** @description The id of the issue. */
            issue_id: number;
            /** @description The id of the main picture. */
            main_picture_id: number | null;
            /** @description The pictures that are stored, oldest first. */
            pictures: components["schemas"]["Picture"][];
        };
        /** @description The status of an issue. */
        IssueStatusChange: {
            /** @description Remarks; on closing, the resolution. */
            remarks?: string | null;
            /**
             * @description The status of the issue.
             * @enum {string}
             */
            status: "open" | "in_progress" | "on_hold" | "closed";
        };
        /** @description The fields of an issue that change. */
        IssueUpdate: {
            /** @description Whether the items are inoperative as long as the issue is not closed. */
            autochange_condition?: boolean | null;
            /** @description The id of the contact who deals with it. */
            contact_id?: number | null;
            /** @description What it costs, with 2 decimals at most. */
            cost?: number | null;
            /**
             * Format: date-time
             * @description The deadline.
             */
            deadline?: string | null;
            /** @description The description of the issue. */
            description?: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref?: string | null;
            /** @description The ids of the items. Duplicates collapse in their order. */
            iid?: number[];
            /** @description The title. */
            name?: string;
            /**
             * @description The priority.
             * @enum {string|null}
             */
            priority?: "low" | "normal" | "high" | null;
            /** @description The id of the member who deals with it. */
            user_id?: number | null;
        };
        /** @description An issue with the upload addresses of its new files. */
        IssueWithUploads: {
            /** @description Whether the items are inoperative as long as the issue is not closed. */
            autochange_condition: boolean;
            /**
             * Format: date-time
             * @description When it was closed.
             */
            readonly closed_at: string | null;
            /** @description Who closed it. */
            readonly closed_by: components["schemas"]["Actor"] | null;
            /** @description Number of comments. */
            readonly comments_count: number;
            /** @description The effect on the condition of each item. */
            readonly condition_effects: components["schemas"]["ConditionEffect"][];
            /** @description The id and the name of the contact who deals with it. */
            readonly contact: components["schemas"]["Named"] | null;
            /** @description The id of the contact who deals with it. */
            contact_id: number | null;
            /** @description What it costs, with 2 decimals at most. */
            cost: number | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly created_at: string;
            /** @description Who created the record. */
            readonly created_by: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description The deadline.
             */
            deadline: string | null;
            /** @description The description of the issue. */
            description: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref: string | null;
            /** @description The new files, in the order sent. */
            readonly files: components["schemas"]["AwaitedFile"][];
            /** @description Number of stored files that are not pictures. */
            readonly files_count: number;
            /** @description Counted per account and resource, from 1. No id is given twice. */
            readonly id: number;
            /** @description The ids of the items. Duplicates collapse in their order. */
            iid: number[];
            /** @description The items, with their names. */
            readonly items: components["schemas"]["ItemSummary"][];
            /** @description The main picture of the issue. */
            readonly main_picture: components["schemas"]["MainPicture"] | null;
            /** @description The title. */
            name: string;
            /**
             * Format: date-time
             * @description When it happened, if the request said so; null otherwise.
             */
            occurred_at: string | null;
            /** @description Whether it is past its deadline and not closed. */
            readonly overdue: boolean;
            /** @description Number of stored pictures. */
            readonly pictures_count: number;
            /**
             * @description The priority.
             * @enum {string}
             */
            priority: "low" | "normal" | "high";
            /** @description The remarks on closing. */
            readonly resolution: string | null;
            /**
             * @description The status of the issue.
             * @enum {string}
             */
            readonly status: "open" | "in_progress" | "on_hold" | "closed";
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            readonly updated_at: string;
            /** @description Who wrote the record last. */
            readonly updated_by: components["schemas"]["Actor"];
            /** @description The id and the name of the member who deals with it. */
            readonly user: components["schemas"]["Named"] | null;
            /** @description The id of the member who deals with it. */
            user_id: number | null;
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            readonly version: number;
        };
        /** @description A piece of equipment, or a stock of consumables. */
        Item: {
            /**
             * Format: date
             * @description When the item was acquired.
             */
            acquisition_date: string | null;
            /** @description The acquisition cost, at most 2 decimals. */
            acquisition_value: number | null;
            /**
             * @description Checked out, not operative, or available.
             * @enum {string}
             */
            readonly availability: "available" | "unavailable" | "checked_out";
            /** @description Minutes that the item stays free before and after each booking. */
            buffer_minutes: number;
            /** @description The id and the name of the checkout that the item is out on. */
            readonly checkout: components["schemas"]["Named"] | null;
            /** @description The id of the checkout that the item is out on. */
            readonly checkout_id: number | null;
            /**
             * @description Whether the item is fit for use.
             * @enum {string}
             */
            condition: "operative" | "inoperative" | "discarded";
            /**
             * Format: date-time
             * @description When the condition was last set.
             */
            readonly condition_changed_at: string | null;
            /** @description Who last set the condition. */
            readonly condition_changed_by: components["schemas"]["Actor"] | null;
            /** @description The remarks on the last change of the condition. */
            readonly condition_remarks: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly created_at: string;
            /** @description Who created the record. */
            readonly created_by: components["schemas"]["Actor"];
            /** @description Fields of the account's own, by name: texts of 5,000 characters, numbers, true and false. A PATCH merges them; null removes one, or all of them. */
            custom_fields: {
                [key: string]: string | number | boolean;
            };
            /** @description The present value, by straight-line depreciation. */
            readonly depreciated_value: number | null;
            /** @description The description of the item. */
            description: string | null;
            /**
             * Format: date-time
             * @description When the item is due back, while it is out.
             */
            readonly due_time: string | null;
            /**
             * Format: date
             * @description Last day of use. Not before the acquisition date.
             */
            expiration_date: string | null;
            /** @description Whether its expiration date has passed (UTC). */
            readonly expired: boolean;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref: string | null;
            /** @description Number of stored files that are not pictures. */
            readonly files_count: number;
            /** @description Who has the item while it is out: the contact of the checkout, or its user. */
            readonly holder: components["schemas"]["Holder"] | null;
            /** @description The id and the name of the location where the item belongs. */
            readonly home_location: components["schemas"]["Named"] | null;
            /** @description The id of the location where the item belongs. */
            home_location_id: number | null;
            /** @description Counted per account and resource, from 1. No id is given twice. */
            readonly id: number;
            /** @description Days between two inspections. */
            inspection_interval_days: number | null;
            /** @description Whether the item has a stock quantity. */
            inventory_enabled: boolean;
            /** @description Whether the stock is at its minimum or below. */
            readonly inventory_low: boolean;
            /** @description The quantity at which stock counts as low, at most 3 decimals. */
            inventory_minimum: number | null;
            /** @description Quantity in stock, with what is out of it, at most 3 decimals. Changed by the inventory operation. */
            inventory_quantity: number | null;
            /** @description The unit of the quantity, such as m or pcs. */
            inventory_unit: string | null;
            /** @description Number of kits that the item belongs to. One that belongs to a kit cannot be deleted. */
            readonly kits_count: number;
            /**
             * Format: date
             * @description The day (UTC) of the latest event of kind `inspection`.
             */
            readonly last_inspection_on: string | null;
            /**
             * Format: date-time
             * @description When the item was last seen in a stock-take.
             */
            readonly last_inventory_at: string | null;
            /** @description Who saw the item last. */
            readonly last_inventory_by: components["schemas"]["Actor"] | null;
            /** @description The id and the name of the location where the item is. */
            readonly location: components["schemas"]["Named"] | null;
            /** @description The id of the location where the item is. */
            location_id: number | null;
            /** @description The main picture of the item. */
            readonly main_picture: components["schemas"]["MainPicture"] | null;
            /** @description Who made it. */
            manufacturer: string | null;
            /** @description The model, as the manufacturer names it. */
            model: string | null;
            /** @description The name of the item. */
            name: string;
            /**
             * Format: date
             * @description The day of the next inspection: one interval after the last inspection, or after creation. A booking that ends later warns of it.
             */
            readonly next_inspection_on: string | null;
            /** @description The next open reservation of the item that has not ended. */
            readonly next_reservation: components["schemas"]["NextReservation"] | null;
            /** @description Number of issues on the item that are not closed. */
            readonly open_issues_count: number;
            /** @description Whether the item is out past its due time. */
            readonly overdue: boolean;
            /** @description Number of stored pictures. */
            readonly pictures_count: number;
            /** @description The labels on the item, compared exactly. Unique over items and locations. */
            qr: string[];
            /** @description The quantity of the stock that is neither out nor reserved now; 0 unless it is operative, null for an item without stock. */
            readonly quantity_available: number | null;
            /** @description The quantity of the stock that is out; null for an item without stock. */
            readonly quantity_out: number | null;
            /** @description The id and the name of the member who looks after the item. */
            readonly responsible_user: components["schemas"]["Named"] | null;
            /** @description The id of the member who looks after the item. */
            responsible_user_id: number | null;
            /** @description The value at the end of use, at most 2 decimals. Not above the acquisition value. */
            salvage_value: number | null;
            /** @description The serial number, as the manufacturer gave it. */
            serial_number: string | null;
            /** @description The id and the name of the contact who supplied the item. */
            readonly supplier: components["schemas"]["Named"] | null;
            /** @description The id of the contact who supplied the item. */
            supplier_id: number | null;
            /** @description Words to group items by. */
            tags: string[];
            /** @description The category of the item. */
            type: string | null;
            /** @description The visible identifier of the item. Unique in the account, ignoring case. */
            unique_id: string | null;
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            readonly updated_at: string;
            /** @description Who wrote the record last. */
            readonly updated_by: components["schemas"]["Actor"];
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            readonly version: number;
        };
        /** @description The condition of an item. */
        ItemConditionChange: {
            /**
             * @description Whether the item is fit for use.
             * @enum {string}
             */
            condition: "operative" | "inoperative" | "discarded";
            /**
             * Format: date-time
             * @description When it happened, if it is reported later: at most 7 days ago, and 5 minutes ahead. Absent: now.
             */
            occurred_at?: string | null;
            /** @description Remarks, for the history of the item. */
            remarks?: string | null;
        };
        /** @description A new item. */
        ItemCreate: {
            /**
             * Format: date
             * @description When the item was acquired.
             */
            acquisition_date?: string | null;
            /** @description The acquisition cost, at most 2 decimals. */
            acquisition_value?: number | null;
            /**
             * @description Minutes that the item stays free before and after each booking.
             * @default 0
             */
            buffer_minutes?: number | null;
            /**
             * @description Whether the item is fit for use.
             * @default operative
             * @enum {string|null}
             */
            condition?: "operative" | "inoperative" | "discarded" | null;
            /** @description Fields of the account's own, by name: texts of 5,000 characters, numbers, true and false. A PATCH merges them; null removes one, or all of them. */
            custom_fields?: {
                [key: string]: string | number | boolean | null;
            } | null;
            /** @description The description of the item. */
            description?: string | null;
            /**
             * Format: date
             * @description Last day of use. Not before the acquisition date.
             */
            expiration_date?: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref?: string | null;
            /** @description The id of the location where the item belongs. */
            home_location_id?: number | null;
            /** @description Days between two inspections. */
            inspection_interval_days?: number | null;
            /**
             * @description Whether the item has a stock quantity.
             * @default false
             */
            inventory_enabled?: boolean | null;
            /** @description The quantity at which stock counts as low, at most 3 decimals. */
            inventory_minimum?: number | null;
            /** @description Quantity in stock, with what is out of it, at most 3 decimals. Changed by the inventory operation. */
            inventory_quantity?: number | null;
            /** @description The unit of the quantity, such as m or pcs. */
            inventory_unit?: string | null;
            /** @description The id of the location where the item is. */
            location_id?: number | null;
            /** @description Who made it. */
            manufacturer?: string | null;
            /** @description The model, as the manufacturer names it. */
            model?: string | null;
            /** @description The name of the item. */
            name: string;
            /**
             * @description The labels on the item, compared exactly. Unique over items and locations.
             * @default []
             */
            qr?: string[] | null;
            /** @description The id of the member who looks after the item. */
            responsible_user_id?: number | null;
            /** @description The value at the end of use, at most 2 decimals. Not above the acquisition value. */
            salvage_value?: number | null;
            /** @description The serial number, as the manufacturer gave it. */
            serial_number?: string | null;
            /** @description The id of the contact who supplied the item. */
            supplier_id?: number | null;
            /**
             * @description Words to group items by.
             * @default []
             */
            tags?: string[] | null;
            /** @description The category of the item. */
            type?: string | null;
            /** @description The visible identifier of the item. Unique in the account, ignoring case. */
            unique_id?: string | null;
        };
        /** @description A move of an item. */
        ItemMove: {
            /** @description The id of the location that the item moves to; null for none. */
            location_id: number | null;
            /**
             * Format: date-time
             * @description When it happened, if it is reported later: at most 7 days ago, and 5 minutes ahead. Absent: now.
             */
            occurred_at?: string | null;
            /** @description Remarks, for the history of the item. */
            remarks?: string | null;
            /**
             * @description Whether the item belongs there from now on.
             * @default false
             */
            set_home?: boolean | null;
        };
        /** @description The pictures of an item. */
        ItemPictures: {
            /** @description The id of the item. */
            item_id: number;
            /** @description The id of the main picture. */
            main_picture_id: number | null;
            /** @description The pictures that are stored, oldest first. */
            pictures: components["schemas"]["Picture"][];
        };
        /** @description A move of several items. */
        ItemsMove: {
            /** @description The ids of the items, 40 at most. */
            iid: number[];
            /** @description The id of the location that they move to; null for none. */
            location_id: number | null;
            /**
             * Format: date-time
             * @description When it happened, if it is reported later: at most 7 days ago, and 5 minutes ahead. Absent: now.
             */
            occurred_at?: string | null;
            /** @description Remarks, for the history of the item. */
            remarks?: string | null;
            /**
             * @description Whether they belong there from now on.
             * @default false
             */
            set_home?: boolean | null;
        };
        /** @description An item on a record. */
        ItemSummary: {
            /** @description The id of the item. */
            id: number;
            /** @description The name of the item. */
            name: string;
            /** @description The visible identifier of the item. */
            unique_id: string | null;
        };
        /** @description A change of several items. */
        ItemsUpdate: {
            /** @description Tags to add to all of them. */
            add_tags?: string[] | null;
            /** @description The ids of the items, 25 at most. */
            iid: number[];
            /** @description Tags to remove from all of them. */
            remove_tags?: string[] | null;
            /** @description The fields that all of them get. */
            set?: {
                /**
                 * Format: date
                 * @description When the item was acquired.
                 */
                acquisition_date?: string | null;
                /** @description The acquisition cost, at most 2 decimals. */
                acquisition_value?: number | null;
                /**
                 * @description Minutes that the item stays free before and after each booking.
                 * @default 0
                 */
                buffer_minutes?: number | null;
                /** @description Fields of the account's own, by name: texts of 5,000 characters, numbers, true and false. A PATCH merges them; null removes one, or all of them. */
                custom_fields?: {
                    [key: string]: string | number | boolean | null;
                } | null;
                /** @description The description of the item. */
                description?: string | null;
                /**
                 * Format: date
                 * @description Last day of use. Not before the acquisition date.
                 */
                expiration_date?: string | null;
                /** @description The id of the location where the item belongs. */
                home_location_id?: number | null;
                /** @description Days between two inspections. */
                inspection_interval_days?: number | null;
                /**
                 * @description Whether the item has a stock quantity.
                 * @default false
                 */
                inventory_enabled?: boolean | null;
                /** @description The quantity at which stock counts as low, at most 3 decimals. */
                inventory_minimum?: number | null;
                /** @description The unit of the quantity, such as m or pcs. */
                inventory_unit?: string | null;
                /** @description The id of the location where the item is. */
                location_id?: number | null;
                /** @description Who made it. */
                manufacturer?: string | null;
                /** @description The model, as the manufacturer names it. */
                model?: string | null;
                /** @description The name of the item. */
                name?: string;
                /** @description The id of the member who looks after the item. */
                responsible_user_id?: number | null;
                /** @description The value at the end of use, at most 2 decimals. Not above the acquisition value. */
                salvage_value?: number | null;
                /** @description The serial number, as the manufacturer gave it. */
                serial_number?: string | null;
                /** @description The id of the contact who supplied the item. */
                supplier_id?: number | null;
                /**
                 * @description Words to group items by.
                 * @default []
                 */
                tags?: string[] | null;
                /** @description The category of the item. */
                type?: string | null;
            } | null;
        };
        /** @description The fields of an item that change. */
        ItemUpdate: {
            /**
             * Format: date
             * @description When the item was acquired.
             */
            acquisition_date?: string | null;
            /** @description The acquisition cost, at most 2 decimals. */
            acquisition_value?: number | null;
            /** @description Minutes that the item stays free before and after each booking. */
            buffer_minutes?: number | null;
            /** @description Fields of the account's own, by name: texts of 5,000 characters, numbers, true and false. A PATCH merges them; null removes one, or all of them. */
            custom_fields?: {
                [key: string]: string | number | boolean | null;
            } | null;
            /** @description The description of the item. */
            description?: string | null;
            /**
             * Format: date
             * @description Last day of use. Not before the acquisition date.
             */
            expiration_date?: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref?: string | null;
            /** @description The id of the location where the item belongs. */
            home_location_id?: number | null;
            /** @description Days between two inspections. */
            inspection_interval_days?: number | null;
            /** @description Whether the item has a stock quantity. */
            inventory_enabled?: boolean | null;
            /** @description The quantity at which stock counts as low, at most 3 decimals. */
            inventory_minimum?: number | null;
            /** @description The unit of the quantity, such as m or pcs. */
            inventory_unit?: string | null;
            /** @description The id of the location where the item is. */
            location_id?: number | null;
            /** @description Who made it. */
            manufacturer?: string | null;
            /** @description The model, as the manufacturer names it. */
            model?: string | null;
            /** @description The name of the item. */
            name?: string;
            /** @description The labels on the item, compared exactly. Unique over items and locations. */
            qr?: string[] | null;
            /** @description The id of the member who looks after the item. */
            responsible_user_id?: number | null;
            /** @description The value at the end of use, at most 2 decimals. Not above the acquisition value. */
            salvage_value?: number | null;
            /** @description The serial number, as the manufacturer gave it. */
            serial_number?: string | null;
            /** @description The id of the contact who supplied the item. */
            supplier_id?: number | null;
            /** @description Words to group items by. */
            tags?: string[] | null;
            /** @description The category of the item. */
            type?: string | null;
            /** @description The visible identifier of the item. Unique in the account, ignoring case. */
            unique_id?: string | null;
        };
        /** @description A value that items have in a field. */
        ItemValue: {
            /** @description Number of items that have it. */
            count: number;
            /** @description The id of the supplier, for that field alone. */
            supplier_id?: number;
            /** @description The value, in the spelling used most. Of a supplier, the name. */
            value: string;
        };
        /** @description An item with the upload addresses of its new files. */
        ItemWithUploads: {
            /**
             * Format: date
             * @description When the item was acquired.
             */
            acquisition_date: string | null;
            /** @description The acquisition cost, at most 2 decimals. */
            acquisition_value: number | null;
            /**
             * @description Checked out, not operative, or available.
             * @enum {string}
             */
            readonly availability: "available" | "unavailable" | "checked_out";
            /** @description Minutes that the item stays free before and after each booking. */
            buffer_minutes: number;
            /** @description The id and the name of the checkout that the item is out on. */
            readonly checkout: components["schemas"]["Named"] | null;
            /** @description The id of the checkout that the item is out on. */
            readonly checkout_id: number | null;
            /**
             * @description Whether the item is fit for use.
             * @enum {string}
             */
            condition: "operative" | "inoperative" | "discarded";
            /**
             * Format: date-time
             * @description When the condition was last set.
             */
            readonly condition_changed_at: string | null;
            /** @description Who last set the condition. */
            readonly condition_changed_by: components["schemas"]["Actor"] | null;
            /** @description The remarks on the last change of the condition. */
            readonly condition_remarks: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly created_at: string;
            /** @description Who created the record. */
            readonly created_by: components["schemas"]["Actor"];
            /** @description Fields of the account's own, by name: texts of 5,000 characters, numbers, true and false. A PATCH merges them; null removes one, or all of them. */
            custom_fields: {
                [key: string]: string | number | boolean;
            };
            /** @description The present value, by straight-line depreciation. */
            readonly depreciated_value: number | null;
            /** @description The description of the item. */
            description: string | null;
            /**
             * Format: date-time
             * @description When the item is due back, while it is out.
             */
            readonly due_time: string | null;
            /**
             * Format: date
             * @description Last day of use. Not before the acquisition date.
             */
            expiration_date: string | null;
            /** @description Whether its expiration date has passed (UTC). */
            readonly expired: boolean;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref: string | null;
            /** @description The new files, in the order sent. */
            readonly files: components["schemas"]["AwaitedFile"][];
            /** @description Number of stored files that are not pictures. */
            readonly files_count: number;
            /** @description Who has the item while it is out: the contact of the checkout, or its user. */
            readonly holder: components["schemas"]["Holder"] | null;
            /** @description The id and the name of the location where the item belongs. */
            readonly home_location: components["schemas"]["Named"] | null;
            /** @description The id of the location where the item belongs. */
            home_location_id: number | null;
            /** @description Counted per account and resource, from 1. No id is given twice. */
            readonly id: number;
            /** @description Days between two inspections. */
            inspection_interval_days: number | null;
            /** @description Whether the item has a stock quantity. */
            inventory_enabled: boolean;
            /** @description Whether the stock is at its minimum or below. */
            readonly inventory_low: boolean;
            /** @description The quantity at which stock counts as low, at most 3 decimals. */
            inventory_minimum: number | null;
            /** @description Quantity in stock, with what is out of it, at most 3 decimals. Changed by the inventory operation. */
            inventory_quantity: number | null;
            /** @description The unit of the quantity, such as m or pcs. */
            inventory_unit: string | null;
            /** @description Number of kits that the item belongs to. One that belongs to a kit cannot be deleted. */
            readonly kits_count: number;
            /**
             * Format: date
             * @description The day (UTC) of the latest event of kind `inspection`.
             */
            readonly last_inspection_on: string | null;
            /**
             * Format: date-time
             * @description When the item was last seen in a stock-take.
             */
            readonly last_inventory_at: string | null;
            /** @description Who saw the item last. */
            readonly last_inventory_by: components["schemas"]["Actor"] | null;
            /** @description The id and the name of the location where the item is. */
            readonly location: components["schemas"]["Named"] | null;
            /** @description The id of the location where the item is. */
            location_id: number | null;
            /** @description The main picture of the item. */
            readonly main_picture: components["schemas"]["MainPicture"] | null;
            /** @description Who made it. */
            manufacturer: string | null;
            /** @description The model, as the manufacturer names it. */
            model: string | null;
            /** @description The name of the item. */
            name: string;
            /**
             * Format: date
             * @description The day of the next inspection: one interval after the last inspection, or after creation. A booking that ends later warns of it.
             */
            readonly next_inspection_on: string | null;
            /** @description The next open reservation of the item that has not ended. */
            readonly next_reservation: components["schemas"]["NextReservation"] | null;
            /** @description Number of issues on the item that are not closed. */
            readonly open_issues_count: number;
            /** @description Whether the item is out past its due time. */
            readonly overdue: boolean;
            /** @description Number of stored pictures. */
            readonly pictures_count: number;
            /** @description The labels on the item, compared exactly. Unique over items and locations. */
            qr: string[];
            /** @description The quantity of the stock that is neither out nor reserved now; 0 unless it is operative, null for an item without stock. */
            readonly quantity_available: number | null;
            /** @description The quantity of the stock that is out; null for an item without stock. */
            readonly quantity_out: number | null;
            /** @description The id and the name of the member who looks after the item. */
            readonly responsible_user: components["schemas"]["Named"] | null;
            /** @description The id of the member who looks after the item. */
            responsible_user_id: number | null;
            /** @description The value at the end of use, at most 2 decimals. Not above the acquisition value. */
            salvage_value: number | null;
            /** @description The serial number, as the manufacturer gave it. */
            serial_number: string | null;
            /** @description The id and the name of the contact who supplied the item. */
            readonly supplier: components["schemas"]["Named"] | null;
            /** @description The id of the contact who supplied the item. */
            supplier_id: number | null;
            /** @description Words to group items by. */
            tags: string[];
            /** @description The category of the item. */
            type: string | null;
            /** @description The visible identifier of the item. Unique in the account, ignoring case. */
            unique_id: string | null;
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            readonly updated_at: string;
            /** @description Who wrote the record last. */
            readonly updated_by: components["schemas"]["Actor"];
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            readonly version: number;
        };
        /** @description The account that a member joined. */
        Joined: {
            /** @description The account. */
            account: components["schemas"]["Named"];
            /** @description The address that the member signs in with. */
            email: string;
        };
        /** @description An API key. */
        Key: {
            /**
             * @description Full: everything its creator may do. Restricted: only what its scopes cover.
             * @enum {string}
             */
            access: "full" | "restricted";
            /** @description The address that receives notices about the key, beside its creator. */
            contact_email: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly created_at: string;
            /** @description Who created the record. */
            readonly created_by: components["schemas"]["Actor"];
            /** @description Counted per account and resource, from 1. No id is given twice. */
            readonly id: number;
            /**
             * Format: date-time
             * @description When the key was last used.
             */
            readonly last_used_at: string | null;
            /** @description The name of the key. Unique among active keys. Its writes are attributed to `<name> (API)`. */
            name: string;
            /**
             * Format: date-time
             * @description When the previous token stops working.
             */
            readonly previous_token_expires_at: string | null;
            /** @description The requests of the present minute. */
            readonly rate: components["schemas"]["KeyRate"];
            /**
             * Format: date-time
             * @description When the key was revoked.
             */
            readonly revoked_at: string | null;
            /** @description Who revoked the key. */
            readonly revoked_by: components["schemas"]["Actor"] | null;
            /**
             * Format: date-time
             * @description When the key was last rotated.
             */
            readonly rotated_at: string | null;
            /** @description The scopes of a restricted key. Write includes read. */
            scopes: ("items:read" | "items:write" | "locations:read" | "locations:write" | "contacts:read" | "contacts:write" | "users:read" | "reservations:read" | "reservations:write" | "checkouts:read" | "checkouts:write" | "events:read" | "events:write" | "issues:read" | "issues:write" | "comments:read" | "comments:write")[];
            /**
             * @description Whether the key is active or revoked.
             * @enum {string}
             */
            readonly status: "active" | "revoked";
            /** @description The beginning and the last four characters of the token. */
            readonly token_hint: string;
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            readonly updated_at: string;
            /** @description Who wrote the record last. */
            readonly updated_by: components["schemas"]["Actor"];
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            readonly version: number;
        };
        /** @description A new API key. */
        KeyCreate: {
            /**
             * @description Full: everything its creator may do. Restricted: only what its scopes cover.
             * @enum {string}
             */
            access: "full" | "restricted";
            /**
             * Format: email
             * @description The address that receives notices about the key, beside its creator.
             */
            contact_email?: string | null;
            /** @description The name of the key. Unique among active keys. Its writes are attributed to `<name> (API)`. */
            name: string;
            /**
             * @description The scopes of a restricted key. Write includes read.
             * @default []
             */
            scopes?: ("items:read" | "items:write" | "locations:read" | "locations:write" | "contacts:read" | "contacts:write" | "users:read" | "reservations:read" | "reservations:write" | "checkouts:read" | "checkouts:write" | "events:read" | "events:write" | "issues:read" | "issues:write" | "comments:read" | "comments:write")[] | null;
        };
        /** @description The requests of a key in the present minute. */
        KeyRate: {
            /** @description Requests allowed per clock minute. */
            limit: number;
            /** @description When the next minute begins, in seconds since 1970. */
            reset: number;
            /** @description Requests made in this minute. */
            used: number;
        };
        /** @description The rotation of a key. */
        KeyRotate: {
            /**
             * @description Minutes for which the previous token still works; 0 ends it at once.
             * @default 60
             */
            overlap_minutes?: number | null;
        };
        /** @description The fields of a key that change. */
        KeyUpdate: {
            /**
             * @description Full: everything its creator may do. Restricted: only what its scopes cover.
             * @enum {string}
             */
            access?: "full" | "restricted";
            /**
             * Format: email
             * @description The address that receives notices about the key, beside its creator.
             */
            contact_email?: string | null;
            /** @description The name of the key. Unique among active keys. Its writes are attributed to `<name> (API)`. */
            name?: string;
            /** @description The scopes of a restricted key. Write includes read. */
            scopes?: ("items:read" | "items:write" | "locations:read" | "locations:write" | "contacts:read" | "contacts:write" | "users:read" | "reservations:read" | "reservations:write" | "checkouts:read" | "checkouts:write" | "events:read" | "events:write" | "issues:read" | "issues:write" | "comments:read" | "comments:write")[] | null;
        };
        /** @description The API keys of an account. */
        KeyUse: {
            /** @description Number of keys that the plan allows. */
            limit: number;
            /** @description Number of active keys. */
            used: number;
        };
        /** @description An API key with its token. */
        KeyWithToken: {
            /**
             * @description Full: everything its creator may do. Restricted: only what its scopes cover.
             * @enum {string}
             */
            access: "full" | "restricted";
            /** @description The address that receives notices about the key, beside its creator. */
            contact_email: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly created_at: string;
            /** @description Who created the record. */
            readonly created_by: components["schemas"]["Actor"];
            /** @description Counted per account and resource, from 1. No id is given twice. */
            readonly id: number;
            /**
             * Format: date-time
             * @description When the key was last used.
             */
            readonly last_used_at: string | null;
            /** @description The name of the key. Unique among active keys. Its writes are attributed to `<name> (API)`. */
            name: string;
            /**
             * Format: date-time
             * @description When the previous token stops working.
             */
            readonly previous_token_expires_at: string | null;
            /** @description The requests of the present minute. */
            readonly rate: components["schemas"]["KeyRate"];
            /**
             * Format: date-time
             * @description When the key was revoked.
             */
            readonly revoked_at: string | null;
            /** @description Who revoked the key. */
            readonly revoked_by: components["schemas"]["Actor"] | null;
            /**
             * Format: date-time
             * @description When the key was last rotated.
             */
            readonly rotated_at: string | null;
            /** @description The scopes of a restricted key. Write includes read. */
            scopes: ("items:read" | "items:write" | "locations:read" | "locations:write" | "contacts:read" | "contacts:write" | "users:read" | "reservations:read" | "reservations:write" | "checkouts:read" | "checkouts:write" | "events:read" | "events:write" | "issues:read" | "issues:write" | "comments:read" | "comments:write")[];
            /**
             * @description Whether the key is active or revoked.
             * @enum {string}
             */
            readonly status: "active" | "revoked";
            /** @description The token, returned once; null for a repeated request. */
            readonly token: string | null;
            /** @description The beginning and the last four characters of the token. */
            readonly token_hint: string;
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            readonly updated_at: string;
            /** @description Who wrote the record last. */
            readonly updated_by: components["schemas"]["Actor"];
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            readonly version: number;
        };
        /** @description Items and quantities that go together. */
        Kit: {
            /** @description Whether all of its parts are free for the whole window of `available_from` and `available_to`; null without a window. */
            readonly available: boolean | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly created_at: string;
            /** @description Who created the record. */
            readonly created_by: components["schemas"]["Actor"];
            /** @description The description of the kit. */
            description: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref: string | null;
            /** @description Counted per account and resource, from 1. No id is given twice. */
            readonly id: number;
            /** @description The ids of its items. A stock item here is all of its stock. */
            iid: number[];
            /** @description The items, with their names. */
            readonly items: components["schemas"]["ItemSummary"][];
            /** @description The quantities of stock items that belong to it, together with `iid` 1 to 40 entries. */
            lines: components["schemas"]["ShownLine"][];
            /** @description The name of the kit. */
            name: string;
            /** @description Words to group kits by. */
            tags: string[];
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            readonly updated_at: string;
            /** @description Who wrote the record last. */
            readonly updated_by: components["schemas"]["Actor"];
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            readonly version: number;
        };
        /** @description A new kit. */
        KitCreate: {
            /** @description The description of the kit. */
            description?: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref?: string | null;
            /**
             * @description The ids of its items. A stock item here is all of its stock.
             * @default []
             */
            iid?: number[] | null;
            /**
             * @description The quantities of stock items that belong to it, together with `iid` 1 to 40 entries.
             * @default []
             */
            lines?: {
                /** @description The id of an item with `inventory_enabled`. */
                item_id: number;
                /** @description How much of its stock, with 3 decimals at most. */
                quantity: number;
            }[] | null;
            /** @description The name of the kit. */
            name: string;
            /**
             * @description Words to group kits by.
             * @default []
             */
            tags?: string[] | null;
        };
        /** @description The fields of a kit that change. */
        KitUpdate: {
            /** @description The description of the kit. */
            description?: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref?: string | null;
            /** @description The ids of its items. A stock item here is all of its stock. */
            iid?: number[] | null;
            /** @description The quantities of stock items that belong to it, together with `iid` 1 to 40 entries. */
            lines?: {
                /** @description The id of an item with `inventory_enabled`. */
                item_id: number;
                /** @description How much of its stock, with 3 decimals at most. */
                quantity: number;
            }[] | null;
            /** @description The name of the kit. */
            name?: string;
            /** @description Words to group kits by. */
            tags?: string[] | null;
        };
        /** @description What a label belongs to. All else is null if it belongs to nothing. */
        LabelMeaning: {
            /** @description The id of the labelled record. */
            id: number | null;
            /** @description The name of the labelled record. */
            name: string | null;
            /** @description The scanned value. */
            qr: string;
            /**
             * @description An item or a location.
             * @enum {string|null}
             */
            resource: "item" | "location" | null;
            /** @description The visible identifier of the item. */
            unique_id: string | null;
        };
        /** @description Labels to look up. */
        LabelsLookup: {
            /** @description Scanned labels, or web addresses with labels, at most 100. */
            qr: string[];
        };
        /** @description A quantity of a stock item. */
        Line: {
            /** @description The id of the stock item. */
            item_id: number;
            /** @description The quantity. */
            quantity: number;
        };
        /** @description What there is to say of a page. */
        ListMeta: {
            /** @description The fields of the body that nothing reads, in the order sent. */
            ignored_fields?: string[];
            /** @description The parameters that the endpoint does not know, in the order sent. */
            ignored_parameters?: string[];
            /** @description Where the page stands in the list. */
            pagination: {
                /** @description The limit that was used. */
                limit: number;
                /** @description The cursor of the next page; null on the last. */
                next_cursor: string | null;
                /** @description The offset of the next page; null on the last. */
                next_offset: number | null;
                /** @description How many records stand before the page. */
                offset: number;
                /** @description How many records the list has. */
                total: number;
            };
            /**
             * Format: uuid
             * @description Identifies the request, for questions about it.
             */
            request_id: string;
            /** @description On every page of a list with `updated_since`. */
            sync?: {
                /**
                 * Format: date-time
                 * @description What to send as the next `updated_since`, so that nothing is missed.
                 */
                until: string;
            };
            /** @description How many notifications are not read. */
            unread_count?: number;
        };
        /** @description A place where items are kept or used. */
        Location: {
            /** @description Street and number. */
            address: string | null;
            /** @description The city. */
            city: string | null;
            /** @description The id and the name of the contact whom the location belongs to. */
            readonly contact: components["schemas"]["Named"] | null;
            /** @description The id of the contact whom the location belongs to. */
            contact_id: number | null;
            /** @description Two letters of ISO 3166-1, kept in upper case. */
            country: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly created_at: string;
            /** @description Who created the record. */
            readonly created_by: components["schemas"]["Actor"];
            /** @description The description of the location. */
            description: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref: string | null;
            /** @description Counted per account and resource, from 1. No id is given twice. */
            readonly id: number;
            /** @description Number of items directly at this location. */
            readonly items_count: number;
            /**
             * @description Storage or usage.
             * @enum {string}
             */
            kind: "storage" | "usage";
            /** @description Degrees north of the equator, with 8 decimals at most; only with a longitude. */
            latitude: number | null;
            /** @description Degrees east of Greenwich, with 8 decimals at most; only with a latitude. */
            longitude: number | null;
            /** @description The name of the location. Unique among the locations of one parent, ignoring case. */
            name: string;
            /** @description The id and the name of the location that it is in. */
            readonly parent: components["schemas"]["Named"] | null;
            /** @description The id of the location that it is in. */
            parent_id: number | null;
            /** @description The names from the root location to this one, such as `HQ / Room 2`. */
            readonly path: string;
            /** @description The labels at the location, compared exactly. Unique over items and locations. */
            qr: string[];
            /** @description The state, canton or province. */
            region: string | null;
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            readonly updated_at: string;
            /** @description Who wrote the record last. */
            readonly updated_by: components["schemas"]["Actor"];
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            readonly version: number;
            /** @description The postal code. */
            zip: string | null;
        };
        /** @description A new location. */
        LocationCreate: {
            /** @description Street and number. */
            address?: string | null;
            /** @description The city. */
            city?: string | null;
            /** @description The id of the contact whom the location belongs to. */
            contact_id?: number | null;
            /** @description Two letters of ISO 3166-1, kept in upper case. */
            country?: string | null;
            /** @description The description of the location. */
            description?: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref?: string | null;
            /**
             * @description Storage or usage.
             * @default storage
             * @enum {string|null}
             */
            kind?: "storage" | "usage" | null;
            /** @description Degrees north of the equator, with 8 decimals at most; only with a longitude. */
            latitude?: number | null;
            /** @description Degrees east of Greenwich, with 8 decimals at most; only with a latitude. */
            longitude?: number | null;
            /** @description The name of the location. Unique among the locations of one parent, ignoring case. */
            name: string;
            /** @description The id of the location that it is in. */
            parent_id?: number | null;
            /**
             * @description The labels at the location, compared exactly. Unique over items and locations.
             * @default []
             */
            qr?: string[] | null;
            /** @description The state, canton or province. */
            region?: string | null;
            /** @description The postal code. */
            zip?: string | null;
        };
        /** @description New names and parents of several locations. */
        LocationsUpdate: {
            /** @description The locations, 25 at most, each by its `id`, with what changes. */
            set: {
                /** @description The id of the location. */
                id?: number;
                /** @description The name of the location. Unique among the locations of one parent, ignoring case. */
                name?: string;
                /** @description The id of the location that it is in. */
                parent_id?: number | null;
            }[];
        };
        /** @description The fields of a location that change. */
        LocationUpdate: {
            /** @description Street and number. */
            address?: string | null;
            /** @description The city. */
            city?: string | null;
            /** @description The id of the contact whom the location belongs to. */
            contact_id?: number | null;
            /** @description Two letters of ISO 3166-1, kept in upper case. */
            country?: string | null;
            /** @description The description of the location. */
            description?: string | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref?: string | null;
            /**
             * @description Storage or usage.
             * @enum {string|null}
             */
            kind?: "storage" | "usage" | null;
            /** @description Degrees north of the equator, with 8 decimals at most; only with a longitude. */
            latitude?: number | null;
            /** @description Degrees east of Greenwich, with 8 decimals at most; only with a latitude. */
            longitude?: number | null;
            /** @description The name of the location. Unique among the locations of one parent, ignoring case. */
            name?: string;
            /** @description The id of the location that it is in. */
            parent_id?: number | null;
            /** @description The labels at the location, compared exactly. Unique over items and locations. */
            qr?: string[] | null;
            /** @description The state, canton or province. */
            region?: string | null;
            /** @description The postal code. */
            zip?: string | null;
        };
        /** @description An email address and a password. */
        Login: {
            /** @description The account to sign in to. Default: the last one used, or the first. */
            account_id?: number | null;
            /**
             * Format: email
             * @description The address that the member signs in with.
             */
            email: string;
            /**
             * Format: password
             * @description The password.
             */
            password: string;
            /**
             * @description With `cookie` the refresh token comes as a cookie that no script reads.
             * @default body
             * @enum {string|null}
             */
            transport?: "body" | "cookie" | null;
        };
        /** @description The sessions to end. */
        Logout: {
            /**
             * @description Whether to end all sessions of the login.
             * @default false
             */
            all?: boolean | null;
            /** @description The refresh token of the session, if no access token is sent. */
            refresh_token?: string | null;
        };
        /** @description The main picture of an item or an issue. */
        MainPicture: {
            /** @description The id of the file. */
            id: number;
            /** @description The file name. */
            name: string;
            /** @description The URL, valid for 15 minutes. */
            url: string;
        };
        /** @description An account as its member sees it. */
        MemberAccount: {
            /** @description Whether the plan has API access. */
            api_access: boolean;
            /** @description The id of the account. */
            id: number;
            /** @description Its API keys. */
            keys: components["schemas"]["KeyUse"];
            /** @description The name of the organisation. */
            name: string;
            /**
             * @description The plan of the account.
             * @enum {string}
             */
            plan: "free" | "business" | "enterprise" | "trial";
            /**
             * @description The role of the caller, or `custom` for individual permissions.
             * @enum {string}
             */
            role: "owner" | "member" | "viewer" | "custom";
            /**
             * Format: date-time
             * @description When its trial ends.
             */
            trial_ends_at: string | null;
        };
        /** @description Who is invited, as what. */
        MemberInvite: {
            /**
             * Format: email
             * @description The address that the member signs in with.
             */
            email: string;
            /** @description The name of the member. */
            name: string;
            /** @description Single permissions, instead of a role. */
            permissions?: ("view" | "content.items" | "content.locations" | "content.contacts" | "action.checkout" | "action.reserve" | "action.issue" | "action.event" | "action.condition" | "action.location" | "action.inventory" | "admin.users" | "admin.account")[] | null;
            /**
             * @description A role; or else `permissions`.
             * @enum {string|null}
             */
            role?: "owner" | "member" | "viewer" | null;
        };
        /** @description What changes of a member. */
        MemberUpdate: {
            /** @description Whether the member can sign in and use keys. */
            active?: boolean | null;
            /** @description The name of the member. */
            name?: string;
            /** @description Single permissions, instead of a role. */
            permissions?: ("view" | "content.items" | "content.locations" | "content.contacts" | "action.checkout" | "action.reserve" | "action.issue" | "action.event" | "action.condition" | "action.location" | "action.inventory" | "admin.users" | "admin.account")[] | null;
            /**
             * @description A role; or else `permissions`.
             * @enum {string|null}
             */
            role?: "owner" | "member" | "viewer" | null;
        };
        /** @description What there is to say of an answer. */
        Meta: {
            /**
             * @description Nothing was written.
             * @enum {boolean}
             */
            dry_run?: true;
            /** @description The fields of the body that nothing reads, in the order sent. */
            ignored_fields?: string[];
            /** @description The parameters that the endpoint does not know, in the order sent. */
            ignored_parameters?: string[];
            /** @description What a call did not do: by `partial=true`, or because it changed while the call went record by record. */
            refused?: components["schemas"]["Problem"][];
            /**
             * Format: uuid
             * @description Identifies the request, for questions about it.
             */
            request_id: string;
            /**
             * @description All was so already, and nothing was written.
             * @enum {boolean}
             */
            unchanged?: true;
        };
        /** @description An item that was at another location before a stock-take. */
        MovedItem: {
            /** @description The id of the location before. */
            from: number | null;
            /** @description The id of the item. */
            id: number;
            /** @description The id of the location since. */
            to: number | null;
        };
        /** @description A record that another one refers to. */
        Named: {
            /** @description The id of the record. */
            id: number;
            /** @description The current name of the record. */
            name: string;
        };
        /** @description The next reservation of an item. */
        NextReservation: {
            /**
             * Format: date-time
             * @description End of the reservation, exclusive.
             */
            end_time: string;
            /** @description The id of the reservation. */
            id: number;
            /**
             * Format: date-time
             * @description Start of the reservation.
             */
            start_time: string;
        };
        /** @description Empty: the answer does not reveal whether the address exists. */
        NoDetail: Record<string, never>;
        /** @description A notification of a member. */
        Notification: {
            /**
             * Format: date-time
             * @description The time of what it is about.
             */
            at: string;
            /**
             * Format: date-time
             * @description When the notification was created.
             */
            created_at: string;
            /** @description Counted per account. */
            id: number;
            /**
             * @description The kind of notification.
             * @enum {string}
             */
            kind: "checkout_due_soon" | "checkout_overdue" | "reservation_starting" | "issue_assigned" | "issue_deadline" | "inventory_low" | "inspection_due";
            /** @description The id and the name of the record that it is about. */
            object: components["schemas"]["Named"];
            /** @description The id of the record that it is about. */
            object_id: number;
            /**
             * @description The kind of record that it is about.
             * @enum {string}
             */
            object_type: "item" | "reservation" | "checkout" | "issue";
            /**
             * Format: date-time
             * @description When it was marked as read.
             */
            read_at: string | null;
            /** @description The text for people. */
            title: string;
        };
        /** @description An item that a stock-take saw although it is out. */
        OutItem: {
            /** @description The id of the checkout that has it. */
            checkout_id: number;
            /** @description Who has it. */
            holder: components["schemas"]["Holder"] | null;
            /** @description The id of the item. */
            id: number;
        };
        /** @description The current and the new password. */
        PasswordChange: {
            /**
             * Format: password
             * @description The current password.
             */
            current_password: string;
            /**
             * Format: password
             * @description The new password: at least 12 characters, and hard to guess.
             */
            new_password: string;
        };
        /** @description The address of a login. */
        PasswordReset: {
            /**
             * Format: email
             * @description The address that the member signs in with.
             */
            email: string;
        };
        /** @description A new password, set with an emailed link. */
        PasswordResetConfirm: {
            /**
             * Format: password
             * @description The new password: at least 12 characters, and hard to guess.
             */
            new_password: string;
            /** @description The token of the link. It works once. */
            token: string;
        };
        /** @description A picture of an item or an issue. */
        Picture: {
            /** @description The media type of the file. */
            content_type: string;
            /**
             * Format: date-time
             * @description When the file was announced.
             */
            created_at: string;
            /** @description Who announced the file. */
            created_by: components["schemas"]["Actor"];
            /** @description Unique in the account. */
            id: number;
            /** @description The file name, without folders. */
            name: string;
            /** @description The URL of a preview, valid for 15 minutes; null if there is none. */
            preview_url: string | null;
            /** @description Size in bytes. */
            size: number;
            /** @description The URL, valid for 15 minutes. */
            url: string;
        };
        /** @description The service answers. */
        Ping: {
            /**
             * @description Always `ok`.
             * @constant
             */
            status: "ok";
            /**
             * @description The version of the interface.
             * @constant
             */
            version: "1.0.0";
        };
        /** @description One thing that is wrong, with what its code calls for beside. */
        Problem: {
            /**
             * @description What is wrong, for programs.
             * @enum {string}
             */
            code: "required" | "invalid_type" | "invalid_value" | "too_short" | "too_long" | "too_many" | "too_soon" | "too_early" | "too_late" | "invalid_datetime" | "end_before_start" | "not_found" | "taken" | "not_on_checkout" | "not_on_reservation" | "unknown_field" | "bad_request" | "invalid_api_key" | "invalid_session" | "invalid_credentials" | "plan_upgrade_required" | "first_party_only" | "insufficient_scope" | "forbidden" | "method_not_allowed" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "idempotency_key_reused" | "item_checked_out" | "item_reserved" | "item_inoperative" | "item_discarded" | "items_unavailable" | "item_in_use" | "location_in_use" | "contact_in_use" | "contact_blocked" | "checkout_closed" | "item_not_out" | "already_checked_in" | "reservation_completed" | "issue_closed" | "invalid_transition" | "inventory_not_enabled" | "insufficient_inventory" | "key_limit_reached" | "file_limit_reached" | "conflict" | "rate_limited" | "internal_error" | "unavailable";
            /** @description What is wrong, for people. */
            message: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What changes of the own profile. */
        ProfileUpdate: {
            /** @description The name, as it stands in what the member does from now on. */
            name?: string;
            /** @description The telephone number. */
            phone?: string | null;
            /** @description The position in the organisation. */
            title?: string | null;
        };
        /** @description The public key of push messages. */
        PushKey: {
            /** @description The public key in base64url; null if push is not configured. */
            public_key: string | null;
        };
        /** @description The rate limit of the caller. */
        RateLimit: {
            /** @description Requests allowed per clock minute. */
            limit: number;
            /** @description Requests left in this minute. */
            remaining: number;
            /** @description When the next minute begins, in seconds since 1970. */
            reset: number;
        };
        /** @description The number of notifications marked as read. */
        ReadCount: {
            /** @description Notifications marked as read. */
            read: number;
        };
        /** @description A refresh token. */
        Refresh: {
            /** @description The account to switch to. */
            account_id?: number | null;
            /** @description The refresh token. Absent if sent as a cookie. */
            refresh_token?: string | null;
        };
        /** @description The removed reservations of a series. */
        RemovedSeries: {
            /** @description Number of open reservations left in the series. */
            remaining: number;
            /** @description The ids of the reservations that were removed. */
            removed: number[];
        };
        /** @description A booking of items for a period. */
        Reservation: {
            /** @description Whether the service completes it at its end. */
            auto_complete: boolean;
            /** @description The id and the name of the checkout that it became. */
            readonly checkout: components["schemas"]["Named"] | null;
            /** @description The id of the checkout that it became. */
            readonly checkout_id: number | null;
            /**
             * @description Upcoming, ongoing, ended but still open, or completed.
             * @enum {string}
             */
            readonly classification: "upcoming" | "ongoing" | "overdue" | "completed";
            /**
             * @description What the reservation was completed as.
             * @enum {string|null}
             */
            readonly completed_as: "unspecified" | "checkout" | "event" | "cancelled" | null;
            /**
             * Format: date-time
             * @description When it was completed.
             */
            readonly completed_at: string | null;
            /** @description Who completed it. */
            readonly completed_by: components["schemas"]["Actor"] | null;
            /** @description The remarks on completion. */
            readonly completion_remarks: string | null;
            /** @description The id and the name of the contact who is to use the items. */
            readonly contact: components["schemas"]["Named"] | null;
            /** @description The id of the contact who is to use the items. */
            contact_id: number | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly created_at: string;
            /** @description Who created the record. */
            readonly created_by: components["schemas"]["Actor"];
            /** @description The description of the reservation. */
            description: string | null;
            /**
             * Format: date-time
             * @description End of the reservation, exclusive: after its start and now, at most 366 days long.
             */
            end_time: string;
            /** @description The id and the name of the event that it became. */
            readonly event: components["schemas"]["Named"] | null;
            /** @description The id of the event that it became. */
            readonly event_id: number | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref: string | null;
            /** @description Counted per account and resource, from 1. No id is given twice. */
            readonly id: number;
            /** @description The ids of the items. Duplicates collapse in their order. A stock item here is all of its stock. */
            iid: number[];
            /** @description The items, with their names. */
            readonly items: components["schemas"]["ItemSummary"][];
            /** @description The ids of the kits that it was booked by. What was in them is among its items and lines. */
            kit_ids: number[];
            /** @description The kits, with their names. */
            readonly kits: components["schemas"]["Named"][];
            /** @description Quantities of stock items, together with `iid` at most 40 entries. */
            lines: components["schemas"]["ShownLine"][];
            /** @description The id and the name of the location where the items are to be used. */
            readonly location: components["schemas"]["Named"] | null;
            /** @description The id of the location where the items are to be used. */
            location_id: number | null;
            /** @description The name of the reservation. */
            name: string;
            /** @description The ids of the items that were released without being checked out. */
            readonly released_iid: number[];
            /** @description The quantities that were released without being checked out. */
            readonly released_lines: components["schemas"]["Line"][];
            /** @description The reference of a series of reservations. */
            series_ref: string | null;
            /**
             * Format: date-time
             * @description Start of the reservation.
             */
            start_time: string;
            /**
             * @description Open until it is completed.
             * @enum {string}
             */
            readonly status: "open" | "completed";
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            readonly updated_at: string;
            /** @description Who wrote the record last. */
            readonly updated_by: components["schemas"]["Actor"];
            /** @description The id and the name of the member who is to use the items. */
            readonly user: components["schemas"]["Named"] | null;
            /** @description The id of the member who is to use the items. */
            user_id: number | null;
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            readonly version: number;
            /** @description Warnings about items; only for open reservations. */
            readonly warnings: components["schemas"]["Warning"][];
        };
        /** @description A new reservation. */
        ReservationCreate: {
            /**
             * @description Whether the service completes it at its end.
             * @default false
             */
            auto_complete?: boolean | null;
            /** @description The id of the contact who is to use the items. */
            contact_id?: number | null;
            /** @description The description of the reservation. */
            description?: string | null;
            /**
             * Format: date-time
             * @description End of the reservation, exclusive: after its start and now, at most 366 days long.
             */
            end_time: string;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref?: string | null;
            /** @description The ids of the items, 40 at most; or else `qr`. */
            iid?: number[] | null;
            /**
             * @description The ids of kits: what is in them is added to `iid` and `lines` when this is written.
             * @default []
             */
            kit_ids?: number[] | null;
            /**
             * @description Quantities of stock items, together with `iid` at most 40 entries.
             * @default []
             */
            lines?: {
                /** @description The id of an item with `inventory_enabled`. */
                item_id: number;
                /** @description How much of its stock, with 3 decimals at most. */
                quantity: number;
            }[] | null;
            /** @description The id of the location where the items are to be used. */
            location_id?: number | null;
            /** @description The name of the reservation. */
            name: string;
            /** @description Scanned labels of the items, or web addresses with the labels, at most 40. Instead of `iid`. */
            qr?: string[] | null;
            /** @description The reference of a series of reservations. */
            series_ref?: string | null;
            /**
             * Format: date-time
             * @description Start of the reservation.
             */
            start_time: string;
            /** @description The id of the member who is to use the items. */
            user_id?: number | null;
        };
        /** @description A booking of items for a period. */
        ReservationPreview: {
            /** @description Whether the service completes it at its end. */
            auto_complete: boolean;
            /** @description The id and the name of the checkout that it became. */
            readonly checkout: components["schemas"]["Named"] | null;
            /** @description The id of the checkout that it became. */
            readonly checkout_id: number | null;
            /**
             * @description Upcoming, ongoing, ended but still open, or completed.
             * @enum {string}
             */
            readonly classification: "upcoming" | "ongoing" | "overdue" | "completed";
            /**
             * @description What the reservation was completed as.
             * @enum {string|null}
             */
            readonly completed_as: "unspecified" | "checkout" | "event" | "cancelled" | null;
            /**
             * Format: date-time
             * @description When it was completed.
             */
            readonly completed_at: string | null;
            /** @description Who completed it. */
            readonly completed_by: components["schemas"]["Actor"] | null;
            /** @description The remarks on completion. */
            readonly completion_remarks: string | null;
            /** @description The id and the name of the contact who is to use the items. */
            readonly contact: components["schemas"]["Named"] | null;
            /** @description The id of the contact who is to use the items. */
            contact_id: number | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly created_at: string;
            /** @description Who created the record. */
            readonly created_by: components["schemas"]["Actor"];
            /** @description The description of the reservation. */
            description: string | null;
            /**
             * Format: date-time
             * @description End of the reservation, exclusive: after its start and now, at most 366 days long.
             */
            end_time: string;
            /** @description The id and the name of the event that it became. */
            readonly event: components["schemas"]["Named"] | null;
            /** @description The id of the event that it became. */
            readonly event_id: number | null;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref: string | null;
            /** @description Nothing was written, so that there is no id. */
            id: null;
            /** @description The ids of the items. Duplicates collapse in their order. A stock item here is all of its stock. */
            iid: number[];
            /** @description The items, with their names. */
            readonly items: components["schemas"]["ItemSummary"][];
            /** @description The ids of the kits that it was booked by. What was in them is among its items and lines. */
            kit_ids: number[];
            /** @description The kits, with their names. */
            readonly kits: components["schemas"]["Named"][];
            /** @description Quantities of stock items, together with `iid` at most 40 entries. */
            lines: components["schemas"]["ShownLine"][];
            /** @description The id and the name of the location where the items are to be used. */
            readonly location: components["schemas"]["Named"] | null;
            /** @description The id of the location where the items are to be used. */
            location_id: number | null;
            /** @description The name of the reservation. */
            name: string;
            /** @description The ids of the items that were released without being checked out. */
            readonly released_iid: number[];
            /** @description The quantities that were released without being checked out. */
            readonly released_lines: components["schemas"]["Line"][];
            /** @description The reference of a series of reservations. */
            series_ref: string | null;
            /**
             * Format: date-time
             * @description Start of the reservation.
             */
            start_time: string;
            /**
             * @description Open until it is completed.
             * @enum {string}
             */
            readonly status: "open" | "completed";
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            readonly updated_at: string;
            /** @description Who wrote the record last. */
            readonly updated_by: components["schemas"]["Actor"];
            /** @description The id and the name of the member who is to use the items. */
            readonly user: components["schemas"]["Named"] | null;
            /** @description The id of the member who is to use the items. */
            user_id: number | null;
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            readonly version: number;
            /** @description Warnings about items; only for open reservations. */
            readonly warnings: components["schemas"]["Warning"][];
        };
        /** @description The fields of a reservation that change. */
        ReservationUpdate: {
            /** @description Whether the service completes it at its end. */
            auto_complete?: boolean | null;
            /** @description The id of the contact who is to use the items. */
            contact_id?: number | null;
            /** @description The description of the reservation. */
            description?: string | null;
            /**
             * Format: date-time
             * @description End of the reservation, exclusive: after its start and now, at most 366 days long.
             */
            end_time?: string;
            /** @description The id that the record has in another system. Unique among the live ones of its kind, whatever its case. */
            external_ref?: string | null;
            /** @description The ids of the items. Duplicates collapse in their order. A stock item here is all of its stock. */
            iid?: number[];
            /** @description The ids of kits: what is in them is added to `iid` and `lines` when this is written. They take the place of all that it had. */
            kit_ids?: number[] | null;
            /** @description Quantities of stock items, together with `iid` at most 40 entries. */
            lines?: {
                /** @description The id of an item with `inventory_enabled`. */
                item_id: number;
                /** @description How much of its stock, with 3 decimals at most. */
                quantity: number;
            }[] | null;
            /** @description The id of the location where the items are to be used. */
            location_id?: number | null;
            /** @description The name of the reservation. */
            name?: string;
            /** @description The reference of a series of reservations. */
            series_ref?: string | null;
            /**
             * Format: date-time
             * @description Start of the reservation.
             */
            start_time?: string;
            /** @description The id of the member who is to use the items. */
            user_id?: number | null;
        };
        /** @description A place where the member is signed in. */
        Session: {
            /** @description The account that it acts in. */
            account: components["schemas"]["SessionAccount"];
            /**
             * Format: date-time
             * @description When the member signed in.
             */
            created_at: string;
            /** @description Whether it is the session of this request. */
            current: boolean;
            /**
             * Format: date-time
             * @description When it expires if it is not used.
             */
            expires_at: string;
            /** @description Counted per login. */
            id: number;
            /** @description The address that the member signed in from. */
            ip: string;
            /**
             * Format: date-time
             * @description When it was last used, to the minute.
             */
            last_used_at: string;
            /** @description The user agent of the browser or app. */
            user_agent: string | null;
        };
        /** @description The account that a session acts in. */
        SessionAccount: {
            /** @description The id of the account. */
            id: number;
            /** @description The name of the account. */
            name: string;
        };
        /** @description A quantity of a stock item on a record. */
        ShownLine: {
            /** @description The stock item. */
            item: components["schemas"]["ItemSummary"];
            /** @description The id of the stock item. */
            item_id: number;
            /** @description The quantity. */
            quantity: number;
        };
        /** @description The tokens of a session and its member. */
        SignedIn: {
            /** @description The bearer token of every request: `Authorization: Bearer`. */
            access_token: string;
            /** @description The account that the session acts in. */
            account: components["schemas"]["MemberAccount"];
            /** @description Seconds until the access token expires. */
            expires_in: number;
            /**
             * Format: date-time
             * @description When the refresh token expires.
             */
            refresh_expires_at: string;
            /** @description Exchanges for the next tokens, once. Absent if sent as a cookie. */
            refresh_token?: string;
            /**
             * @description How the access token is sent.
             * @constant
             */
            token_type: "Bearer";
            /** @description Who signed in. */
            user: components["schemas"]["SignedInUser"];
        };
        /** @description Who signed in. */
        SignedInUser: {
            /** @description The address that the member signs in with. */
            email: string;
            /** @description The id of the member in the account. */
            id: number;
            /** @description The name of the member. */
            name: string;
            /** @description The permissions of the member. */
            permissions: ("view" | "content.items" | "content.locations" | "content.contacts" | "action.checkout" | "action.reserve" | "action.issue" | "action.event" | "action.condition" | "action.location" | "action.inventory" | "admin.users" | "admin.account")[];
            /**
             * @description The role, or `custom` for individual permissions.
             * @enum {string}
             */
            role: "owner" | "member" | "viewer" | "custom";
        };
        /** @description A stock movement. */
        StockMovement: {
            /**
             * @description Take from the stock, add to it, or set it.
             * @enum {string}
             */
            action: "pick" | "add" | "adjust";
            /** @description The id of the contact for whom the stock moves, for the history. */
            contact_id?: number | null;
            /** @description Move only if this is the present quantity. */
            expected_quantity?: number | null;
            /** @description The quantity to move, or the new quantity for adjust. At most 3 decimals; above 0 for pick and add. */
            quantity: number;
            /** @description Remarks, for the history of the item. */
            remarks?: string | null;
        };
        /** @description A stock-take of several items. */
        Stocktake: {
            /**
             * @description The condition seen. If absent, the condition does not change.
             * @enum {string|null}
             */
            condition?: "operative" | "inoperative" | "discarded" | null;
            /** @description The ids of the items, 40 at most; or else `qr`. */
            iid?: number[] | null;
            /** @description The id of the location where they were seen; absent or null, none is moved. */
            location_id?: number | null;
            /**
             * Format: date-time
             * @description When it happened, if it is reported later: at most 7 days ago, and 5 minutes ahead. Absent: now.
             */
            occurred_at?: string | null;
            /** @description Scanned labels of the items, or web addresses with the labels, at most 40. Instead of `iid`. */
            qr?: string[] | null;
            /** @description Remarks, for the history of the item. */
            remarks?: string | null;
        };
        /** @description A stock-take of an item. */
        StockTake: {
            /**
             * @description The condition seen. If absent, the condition does not change.
             * @enum {string|null}
             */
            condition?: "operative" | "inoperative" | "discarded" | null;
            /** @description The id of the location where it was seen; absent or null, it is not moved. */
            location_id?: number | null;
            /**
             * Format: date-time
             * @description When it happened, if it is reported later: at most 7 days ago, and 5 minutes ahead. Absent: now.
             */
            occurred_at?: string | null;
            /** @description Remarks, for the history of the item. */
            remarks?: string | null;
        };
        /** @description The result of a stock-take. */
        StocktakeResult: {
            /** @description Items that were at another location before: the ids of that one and of the new one. */
            moved: components["schemas"]["MovedItem"][];
            /** @description Items that are out all the same, with their checkouts and who has them. They were not moved. */
            out: components["schemas"]["OutItem"][];
            /** @description The items that were seen. */
            seen: components["schemas"]["ItemSummary"][];
            /** @description The labels that belong to no item. */
            unknown: string[];
        };
        /** @description A browser that receives push messages. */
        Subscription: {
            /**
             * Format: date-time
             * @description When it was subscribed.
             */
            readonly created_at: string;
            /** @description The address of the browser at its push service. */
            endpoint: string;
            /** @description Counted per login. */
            readonly id: number;
            /** @description The name of the browser. */
            name: string | null;
        };
        /** @description The subscription of a browser. */
        SubscriptionCreate: {
            /**
             * Format: uri
             * @description The address of the browser at its push service.
             */
            endpoint: string;
            /** @description The keys of the browser for this subscription. Never returned. */
            keys: {
                /** @description The shared secret: 16 bytes in base64url. */
                auth: string;
                /** @description The public key: 65 bytes in base64url. */
                p256dh: string;
            };
            /** @description The name of the browser. */
            name?: string | null;
        };
        /** @description The upload request of a file. It works once. */
        Upload: {
            /**
             * Format: date-time
             * @description End of the period.
             */
            expires_at: string;
            /** @description The headers to send with it. */
            headers: {
                [key: string]: string;
            };
            /**
             * @description The HTTP method of the upload.
             * @constant
             */
            method: "PUT";
            /** @description The URL of the upload. */
            url: string;
        };
        /** @description A member of the account. */
        User: {
            /** @description Whether the member can sign in and use keys. */
            active: boolean;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            created_at: string;
            /** @description Who created the record. */
            created_by: components["schemas"]["Actor"];
            /** @description The address that the member signs in with. */
            email: string;
            /** @description The first name. */
            first_name: string | null;
            /** @description Counted per account and resource, from 1. No id is given twice. */
            id: number;
            /**
             * Format: date-time
             * @description When the member last signed in, or a session of theirs was renewed.
             */
            last_active_at: string | null;
            /** @description The last name. */
            last_name: string | null;
            /** @description The name of the member. */
            name: string;
            /** @description The permissions of the member. */
            permissions: ("view" | "content.items" | "content.locations" | "content.contacts" | "action.checkout" | "action.reserve" | "action.issue" | "action.event" | "action.condition" | "action.location" | "action.inventory" | "admin.users" | "admin.account")[];
            /** @description The telephone number. */
            phone: string | null;
            /**
             * @description The role, or `custom` for individual permissions.
             * @enum {string}
             */
            role: "owner" | "member" | "viewer" | "custom";
            /**
             * @description Invited until the mailed link is used, active, or inactive once deactivated.
             * @enum {string}
             */
            status: "invited" | "active" | "inactive";
            /** @description The position in the organisation. */
            title: string | null;
            /**
             * @description Always `user`.
             * @constant
             */
            type: "user";
            /**
             * Format: date-time
             * @description When the record was last written. It never goes back.
             */
            updated_at: string;
            /** @description Who wrote the record last. */
            updated_by: components["schemas"]["Actor"];
            /** @description How many writes made the record what it is. It is the ETag, for If-Match. */
            version: number;
        };
        /** @description A reason why an item may not be available or usable. */
        Warning: {
            /**
             * @description The reason, for programs.
             * @enum {string}
             */
            code: "item_inoperative" | "item_overdue" | "item_expired" | "item_inspection_overdue" | "stock_short";
            /** @description The id of the item. */
            item_id: number;
            /** @description The reason, for people. */
            message: string;
        };
        /** @description Who the caller is. */
        WhoAmI: {
            /** @description The account that the caller acts in. */
            account: components["schemas"]["CallerAccount"];
            /** @description The API key. Absent for a session. */
            key?: components["schemas"]["CallerKey"];
            /** @description The rate limit of the caller. */
            rate_limit: components["schemas"]["RateLimit"];
            /** @description The identity that writes are attributed to. */
            user: components["schemas"]["Actor"];
        };
    };
    responses: never;
    parameters: {
        /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
        IdempotencyKey: string;
        /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
        IfMatch: string;
        /** @description Answer 304 if what is asked for still has this `ETag`; a list, or `*`, is taken, too. */
        IfNoneMatch: string;
        /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
        Prefer: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "accounts.list": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "name" | "plan" | "trial_ends_at" | "api_access" | "keys" | "role")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["MemberAccount"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "accounts.history": {
        parameters: {
            query?: {
                /** @description Only entries by the actor of this id; with `actor_type`. */
                actor_id?: number;
                /** @description Only entries by actors of this kind. */
                actor_type?: "user" | "api_key" | "system";
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "at" | "occurred_at" | "actor" | "action" | "resource_id" | "changes" | "remarks" | "contact_id" | "resource" | "request_id")[];
                /** @description Only those at this time or later. */
                from?: string;
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description Only entries about records of this kind. */
                resource?: "key" | "notification" | "item" | "kit" | "location" | "contact" | "user" | "reservation" | "checkout" | "event" | "issue" | "comment" | "account" | "session";
                /** @description Only those before this time. */
                to?: string;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["AuditEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `first_party_only`: This endpoint is not available to API keys.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "keys.list": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "access" | "scopes" | "contact_email" | "token_hint" | "rotated_at" | "revoked_at" | "revoked_by" | "status" | "last_used_at" | "rate" | "previous_token_expires_at")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description Active keys, revoked keys, or all. */
                status?: "active" | "revoked" | "all";
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Key"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `first_party_only`: This endpoint is not available to API keys.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "keys.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyCreate"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["KeyWithToken"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `first_party_only`: This endpoint is not available to API keys.
             *
             *     `forbidden`: You do not have permission to do this.
             *
             *     `plan_upgrade_required`: This account's plan does not include API access.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `key_limit_reached`: The plan does not allow more API keys.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "keys.get": {
        parameters: {
            query?: {
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "access" | "scopes" | "contact_email" | "token_hint" | "rotated_at" | "revoked_at" | "revoked_by" | "status" | "last_used_at" | "rate" | "previous_token_expires_at")[];
            };
            header?: {
                /** @description Answer 304 if what is asked for still has this `ETag`; a list, or `*`, is taken, too. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
                /** @description The id of the key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Key"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description The record still has the version that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `first_party_only`: This endpoint is not available to API keys.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "keys.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
                /** @description The id of the key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `first_party_only`: This endpoint is not available to API keys.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "keys.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
                /** @description The id of the key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["KeyUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Key"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `first_party_only`: This endpoint is not available to API keys.
             *
             *     `forbidden`: You do not have permission to do this.
             *
             *     `plan_upgrade_required`: This account's plan does not include API access.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `invalid_transition`: The status cannot change in this way.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "keys.rotate": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
                /** @description The id of the key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["KeyRotate"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["KeyWithToken"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `first_party_only`: This endpoint is not available to API keys.
             *
             *     `forbidden`: You do not have permission to do this.
             *
             *     `plan_upgrade_required`: This account's plan does not include API access.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `invalid_transition`: The status cannot change in this way.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "members.list": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "type" | "status" | "name" | "email" | "first_name" | "last_name" | "phone" | "title" | "role" | "active" | "permissions" | "last_active_at")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description Only members of this status. */
                status?: "invited" | "active" | "inactive";
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["User"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `first_party_only`: This endpoint is not available to API keys.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "members.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberInvite"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["User"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `first_party_only`: This endpoint is not available to API keys.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "members.get": {
        parameters: {
            query?: {
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "type" | "status" | "name" | "email" | "first_name" | "last_name" | "phone" | "title" | "role" | "active" | "permissions" | "last_active_at")[];
            };
            header?: {
                /** @description Answer 304 if what is asked for still has this `ETag`; a list, or `*`, is taken, too. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
                /** @description The id of the member. */
                member_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["User"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description The record still has the version that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `first_party_only`: This endpoint is not available to API keys.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "members.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
                /** @description The id of the member. */
                member_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `invalid_transition`: The status cannot change in this way.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `first_party_only`: This endpoint is not available to API keys.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "members.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
                /** @description The id of the member. */
                member_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["User"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `first_party_only`: This endpoint is not available to API keys.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `invalid_transition`: The status cannot change in this way.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "members.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAccept"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Joined"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_api_key`: A valid API key is required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["SignedIn"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_credentials`: The email address or password is incorrect.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `first_party_only`: This endpoint is not available to API keys.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Logout"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Ended"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `first_party_only`: This endpoint is not available to API keys.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.changePassword": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Ended"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.refresh": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Refresh"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["SignedIn"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `first_party_only`: This endpoint is not available to API keys.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.requestReset": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["NoDetail"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_api_key`: A valid API key is required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.confirmReset": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetConfirm"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Ended"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_api_key`: A valid API key is required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "checkouts.list": {
        parameters: {
            query?: {
                /** @description Only those of this contact, or of one of several, by commas. */
                contact_id?: number | string;
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description In which direction to sort. */
                direction?: "asc" | "desc";
                /** @description The record with this external reference, ignoring case. */
                external_ref?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "iid" | "lines" | "kit_ids" | "due_time" | "user_id" | "user" | "contact_id" | "contact" | "location_id" | "location" | "description" | "reservation_id" | "reservation" | "external_ref" | "checked_out_at" | "items" | "kits" | "outstanding_iid" | "returned_iid" | "overdue" | "partial" | "warnings" | "status" | "closed_at" | "checkins")[];
                /** @description Only those of which something was out after this time. */
                from?: string;
                /** @description With `updated_since`: what was deleted since, too, as `{id, deleted_at}`. */
                include_deleted?: boolean;
                /** @description Only those that name this item, or one of several, by commas. */
                item_id?: number | string;
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Only those that went to this location, or to one of several, by commas. */
                location_id?: number | string;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description A field to sort by, with `-` before it in descending order. */
                order?: "id" | "-id" | "due_time" | "-due_time" | "created_at" | "-created_at";
                /** @description Search words: each must be the beginning of a word in the record. Ignores case and accents. */
                q?: string;
                /** @description A field to sort by. */
                sort?: "id" | "due_time" | "created_at";
                /** @description Which checkouts. */
                status?: "open" | "closed" | "overdue";
                /** @description Only those that began before this time. */
                to?: string;
                /** @description Only records updated since then, in that order; for syncs. Does not combine with an order or filter. */
                updated_since?: string;
                /** @description Only those of this member, or of one of several, by commas. */
                user_id?: number | string;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Checkout"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "checkouts.create": {
        parameters: {
            query?: {
                /** @description Validates the call and returns what it would do, without doing it. */
                dry_run?: boolean;
            };
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutCreate"];
            };
        };
        responses: {
            /** @description With `dry_run=true`: the record as it would be. Nothing was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["CheckoutPreview"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Checkout"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `item_checked_out`: An item is checked out.
             *
             *     `item_reserved`: An item is reserved.
             *
             *     `item_discarded`: An item is discarded.
             *
             *     `inventory_not_enabled`: Inventory is not enabled for this item.
             *
             *     `insufficient_inventory`: Not enough in stock.
             *
             *     `items_unavailable`: Some items are not available.
             *
             *     `contact_blocked`: The contact is blocked.
             *
             *     `item_inoperative`: An item is inoperative.
             *
             *     `reservation_completed`: The reservation is completed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "checkouts.get": {
        parameters: {
            query?: {
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "iid" | "lines" | "kit_ids" | "due_time" | "user_id" | "user" | "contact_id" | "contact" | "location_id" | "location" | "description" | "reservation_id" | "reservation" | "external_ref" | "checked_out_at" | "items" | "kits" | "outstanding_iid" | "returned_iid" | "overdue" | "partial" | "warnings" | "status" | "closed_at" | "checkins")[];
            };
            header?: {
                /** @description Answer 304 if what is asked for still has this `ETag`; a list, or `*`, is taken, too. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Checkout"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description The record still has the version that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "checkouts.checkIn": {
        parameters: {
            query?: {
                /** @description Validates the call and returns what it would do, without doing it. */
                dry_run?: boolean;
                /** @description Checks in what can come back, and names the rest in `meta.refused`; without, one item that cannot come back keeps all of them out. */
                partial?: boolean;
            };
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CheckoutCheckIn"];
            };
        };
        responses: {
            /** @description With `dry_run=true`: the record as it would be. Nothing was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Checkout"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Checkout"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `checkout_closed`: The checkout is closed.
             *
             *     `already_checked_in`: An item is already checked in.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "checkouts.extend": {
        parameters: {
            query?: {
                /** @description Validates the call and returns what it would do, without doing it. */
                dry_run?: boolean;
            };
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutExtend"];
            };
        };
        responses: {
            /** @description With `dry_run=true`: the record as it would be. Nothing was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Checkout"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Checkout"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `checkout_closed`: The checkout is closed.
             *
             *     `item_reserved`: An item is reserved.
             *
             *     `insufficient_inventory`: Not enough in stock.
             *
             *     `items_unavailable`: Some items are not available.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "checkouts.history": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "at" | "occurred_at" | "actor" | "action" | "resource_id" | "changes" | "remarks" | "contact_id" | "resource" | "version" | "request_id")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["HistoryEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "checkouts.checkInMany": {
        parameters: {
            query?: {
                /** @description Validates the call and returns what it would do, without doing it. */
                dry_run?: boolean;
                /** @description Checks in what can come back, and names the rest in `meta.refused`; without, one item that cannot come back keeps all of them out. */
                partial?: boolean;
            };
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutReturn"];
            };
        };
        responses: {
            /** @description With `dry_run=true`: the record as it would be. Nothing was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Checkout"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Checkout"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `item_not_out`: An item is not checked out.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "comments.list": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description In which direction to sort. */
                direction?: "asc" | "desc";
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "object_type" | "object_id" | "body" | "object")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Only those on this record; with `object_type`. */
                object_id?: number;
                /** @description Only those on records of this kind. */
                object_type?: "item" | "location" | "contact" | "reservation" | "checkout" | "issue" | "event";
                /** @description Number of records to skip. */
                offset?: number;
                /** @description A field to sort by, with `-` before it in descending order. */
                order?: "id" | "-id";
                /** @description A field to sort by. */
                sort?: "id";
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Comment"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "comments.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Comment"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "comments.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts.list": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description What was deleted and can be restored, the last first. Does not combine with an order or filter. */
                deleted?: true;
                /** @description In which direction to sort. */
                direction?: "asc" | "desc";
                /** @description Only those with exactly this e-mail address, ignoring case. */
                email?: string;
                /** @description The record with this external reference, ignoring case. */
                external_ref?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "kind" | "relations" | "company_id" | "company" | "email" | "phone" | "mobile" | "website" | "title" | "number" | "vat_number" | "address" | "zip" | "city" | "region" | "country" | "latitude" | "longitude" | "notes" | "tags" | "blocked" | "external_ref" | "open_checkouts_count")[];
                /** @description With `updated_since`: what was deleted since, too, as `{id, deleted_at}`. */
                include_deleted?: boolean;
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description A field to sort by, with `-` before it in descending order. */
                order?: "id" | "-id" | "name" | "-name" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Search words: each must be the beginning of a word in the record. Ignores case and accents. */
                q?: string;
                /** @description A field to sort by. */
                sort?: "id" | "name" | "created_at" | "updated_at";
                /** @description Only records updated since then, in that order; for syncs. Does not combine with an order or filter. */
                updated_since?: string;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Contact"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Contact"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts.get": {
        parameters: {
            query?: {
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "kind" | "relations" | "company_id" | "company" | "email" | "phone" | "mobile" | "website" | "title" | "number" | "vat_number" | "address" | "zip" | "city" | "region" | "country" | "latitude" | "longitude" | "notes" | "tags" | "blocked" | "external_ref" | "open_checkouts_count")[];
            };
            header?: {
                /** @description Answer 304 if what is asked for still has this `ETag`; a list, or `*`, is taken, too. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Contact"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description The record still has the version that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `contact_in_use`: The contact is in use.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Contact"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts.history": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "at" | "occurred_at" | "actor" | "action" | "resource_id" | "changes" | "remarks" | "contact_id" | "resource" | "version" | "request_id")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["HistoryEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Contact"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `validation_failed`: Some fields are not valid.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts.putByRef": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The external reference of the record, percent-encoded. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ContactCreate"] | components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Contact"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Contact"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.directory": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "name" | "active")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["DirectoryEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "events.list": {
        parameters: {
            query?: {
                /** @description Only those of this contact, or of one of several, by commas. */
                contact_id?: number | string;
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description In which direction to sort. */
                direction?: "asc" | "desc";
                /** @description The record with this external reference, ignoring case. */
                external_ref?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "iid" | "time" | "end_time" | "kind" | "cost" | "result" | "description" | "contact_id" | "contact" | "user_id" | "user" | "location_id" | "location" | "external_ref" | "items" | "reservation_id" | "reservation")[];
                /** @description Only those at this time or later. */
                from?: string;
                /** @description With `updated_since`: what was deleted since, too, as `{id, deleted_at}`. */
                include_deleted?: boolean;
                /** @description Only those that name this item, or one of several, by commas. */
                item_id?: number | string;
                /** @description Only those of this kind. */
                kind?: "service" | "maintenance" | "calibration" | "inspection" | "purchase" | "warranty" | "usage" | "other";
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description A field to sort by, with `-` before it in descending order. */
                order?: "id" | "-id" | "time" | "-time";
                /** @description Search words: each must be the beginning of a word in the record. Ignores case and accents. */
                q?: string;
                /** @description A field to sort by. */
                sort?: "id" | "time";
                /** @description Only those before this time. */
                to?: string;
                /** @description Only records updated since then, in that order; for syncs. Does not combine with an order or filter. */
                updated_since?: string;
                /** @description Only those of this member, or of one of several, by commas. */
                user_id?: number | string;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Event"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "events.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventCreate"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Event"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "events.get": {
        parameters: {
            query?: {
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "iid" | "time" | "end_time" | "kind" | "cost" | "result" | "description" | "contact_id" | "contact" | "user_id" | "user" | "location_id" | "location" | "external_ref" | "items" | "reservation_id" | "reservation")[];
            };
            header?: {
                /** @description Answer 304 if what is asked for still has this `ETag`; a list, or `*`, is taken, too. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Event"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description The record still has the version that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "events.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "events.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Event"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "events.history": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "at" | "occurred_at" | "actor" | "action" | "resource_id" | "changes" | "remarks" | "contact_id" | "resource" | "version" | "request_id")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["HistoryEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "issues.list": {
        parameters: {
            query?: {
                /** @description Only those of this contact, or of one of several, by commas. */
                contact_id?: number | string;
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description Only those whose deadline is before this time. */
                deadline_before?: string;
                /** @description What was deleted and can be restored, the last first. Does not combine with an order or filter. */
                deleted?: true;
                /** @description In which direction to sort. */
                direction?: "asc" | "desc";
                /** @description The record with this external reference, ignoring case. */
                external_ref?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "iid" | "deadline" | "description" | "autochange_condition" | "priority" | "user_id" | "user" | "contact_id" | "contact" | "cost" | "external_ref" | "items" | "overdue" | "occurred_at" | "status" | "closed_at" | "closed_by" | "resolution" | "comments_count" | "condition_effects" | "pictures_count" | "files_count" | "main_picture")[];
                /** @description With `updated_since`: what was deleted since, too, as `{id, deleted_at}`. */
                include_deleted?: boolean;
                /** @description Only those that name this item, or one of several, by commas. */
                item_id?: number | string;
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description A field to sort by, with `-` before it in descending order. */
                order?: "id" | "-id" | "deadline" | "-deadline" | "created_at" | "-created_at";
                /** @description Only those that are past their deadline and not closed. */
                overdue?: true;
                /** @description Only those of this priority. */
                priority?: "low" | "normal" | "high";
                /** @description Search words: each must be the beginning of a word in the record. Ignores case and accents. */
                q?: string;
                /** @description A field to sort by. */
                sort?: "id" | "deadline" | "created_at";
                /** @description Only those with this status. */
                status?: "open" | "in_progress" | "on_hold" | "closed";
                /** @description Only records updated since then, in that order; for syncs. Does not combine with an order or filter. */
                updated_since?: string;
                /** @description Only those of this member, or of one of several, by commas. */
                user_id?: number | string;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Issue"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "issues.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueCreate"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Issue"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "issues.get": {
        parameters: {
            query?: {
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "iid" | "deadline" | "description" | "autochange_condition" | "priority" | "user_id" | "user" | "contact_id" | "contact" | "cost" | "external_ref" | "items" | "overdue" | "occurred_at" | "status" | "closed_at" | "closed_by" | "resolution" | "comments_count" | "condition_effects" | "pictures_count" | "files_count" | "main_picture")[];
            };
            header?: {
                /** @description Answer 304 if what is asked for still has this `ETag`; a list, or `*`, is taken, too. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Issue"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description The record still has the version that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "issues.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "issues.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["IssueUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Issue"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `issue_closed`: The issue is closed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "files.listForIssue": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "name" | "content_type" | "size" | "kind" | "main" | "status" | "reason" | "url" | "preview_url" | "created_at" | "created_by")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["File"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "files.createForIssue": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilesCreate"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["IssueWithUploads"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `file_limit_reached`: The limit for files is reached.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "files.removeForIssue": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the file. */
                file_id: number;
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "files.updateForIssue": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the file. */
                file_id: number;
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FileUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["File"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "issues.history": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "at" | "occurred_at" | "actor" | "action" | "resource_id" | "changes" | "remarks" | "contact_id" | "resource" | "version" | "request_id")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["HistoryEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "files.listIssuePictures": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["IssuePictures"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "issues.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Issue"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `validation_failed`: Some fields are not valid.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "issues.setStatus": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueStatusChange"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Issue"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `invalid_transition`: The status cannot change in this way.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.list": {
        parameters: {
            query?: {
                /** @description With `available_to`: those that are free for the whole window: operative, not out, not reserved. */
                available_from?: string;
                /** @description The end of the window. */
                available_to?: string;
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description What was deleted and can be restored, the last first. Does not combine with an order or filter. */
                deleted?: true;
                /** @description In which direction to sort. */
                direction?: "asc" | "desc";
                /** @description Which items, by their condition and by whether they are out. */
                display?: "all" | "active" | "operative" | "inoperative" | "discarded" | "available" | "checked_out" | "overdue";
                /** @description Only those whose expiration date is before this day. */
                expires_before?: string;
                /** @description The record with this external reference, ignoring case. */
                external_ref?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "unique_id" | "type" | "description" | "manufacturer" | "model" | "serial_number" | "location_id" | "location" | "home_location_id" | "home_location" | "responsible_user_id" | "responsible_user" | "supplier_id" | "supplier" | "acquisition_date" | "expiration_date" | "acquisition_value" | "salvage_value" | "inventory_enabled" | "inventory_unit" | "inventory_minimum" | "inspection_interval_days" | "buffer_minutes" | "qr" | "tags" | "custom_fields" | "external_ref" | "condition" | "inventory_quantity" | "condition_remarks" | "condition_changed_at" | "condition_changed_by" | "last_inventory_at" | "last_inventory_by" | "last_inspection_on" | "checkout_id" | "checkout" | "due_time" | "open_issues_count" | "kits_count" | "pictures_count" | "files_count" | "availability" | "overdue" | "holder" | "expired" | "next_inspection_on" | "next_reservation" | "depreciated_value" | "inventory_low" | "quantity_out" | "quantity_available" | "main_picture")[];
                /** @description Only those that an open issue names. */
                has_open_issues?: true;
                /** @description Only those that belong to this location, or to one of several, by commas. */
                home_location_id?: number | string;
                /** @description The items of these ids, by commas, 100 at most. */
                id?: string;
                /** @description With `updated_since`: what was deleted since, too, as `{id, deleted_at}`. */
                include_deleted?: boolean;
                /** @description With `location_id`: those at the locations below it, too. */
                include_sublocations?: boolean;
                /** @description Only those that are to be inspected before this day. */
                inspection_before?: string;
                /** @description Only those whose stock is at its minimum or below. */
                inventory_low?: true;
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Only those that are at this location, or at one of several, by commas. */
                location_id?: number | string;
                /** @description Only those that no stock-take saw at this time or later. */
                not_seen_since?: string;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description A field to sort by, with `-` before it in descending order. */
                order?: "id" | "-id" | "name" | "-name" | "unique_id" | "-unique_id" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "due_time" | "-due_time" | "expiration_date" | "-expiration_date" | "next_inspection_on" | "-next_inspection_on";
                /** @description Search words: each must be the beginning of a word in the record. Ignores case and accents. */
                q?: string;
                /** @description With `available_from`: stock items of which so much is free for the whole window, in place of items that are free as a whole. */
                quantity?: number;
                /** @description Only those that this member looks after, or one of several, by commas. */
                responsible_user_id?: number | string;
                /** @description Only those with this serial number, ignoring case. */
                serial_number?: string;
                /** @description A field to sort by. */
                sort?: "id" | "name" | "unique_id" | "created_at" | "updated_at" | "due_time" | "expiration_date" | "next_inspection_on";
                /** @description Only those of this supplier, or of one of several, by commas. */
                supplier_id?: number | string;
                /** @description Only those that have this tag, ignoring case. */
                tag?: string;
                /** @description Only those of this category, ignoring case. */
                type?: string;
                /** @description Only records updated since then, in that order; for syncs. Does not combine with an order or filter. */
                updated_since?: string;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Item"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemCreate"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Item"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.updateMany": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemsUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Item"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.get": {
        parameters: {
            query?: {
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "unique_id" | "type" | "description" | "manufacturer" | "model" | "serial_number" | "location_id" | "location" | "home_location_id" | "home_location" | "responsible_user_id" | "responsible_user" | "supplier_id" | "supplier" | "acquisition_date" | "expiration_date" | "acquisition_value" | "salvage_value" | "inventory_enabled" | "inventory_unit" | "inventory_minimum" | "inspection_interval_days" | "buffer_minutes" | "qr" | "tags" | "custom_fields" | "external_ref" | "condition" | "inventory_quantity" | "condition_remarks" | "condition_changed_at" | "condition_changed_by" | "last_inventory_at" | "last_inventory_by" | "last_inspection_on" | "checkout_id" | "checkout" | "due_time" | "open_issues_count" | "kits_count" | "pictures_count" | "files_count" | "availability" | "overdue" | "holder" | "expired" | "next_inspection_on" | "next_reservation" | "depreciated_value" | "inventory_low" | "quantity_out" | "quantity_available" | "main_picture")[];
            };
            header?: {
                /** @description Answer 304 if what is asked for still has this `ETag`; a list, or `*`, is taken, too. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Item"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description The record still has the version that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `item_in_use`: The item is in use.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Item"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.calendar": {
        parameters: {
            query: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("kind" | "id" | "name" | "start_time" | "end_time" | "overdue" | "quantity" | "contact" | "user")[];
                /** @description The beginning of the window. */
                from: string;
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description The end of the window, 366 days after its beginning at most. */
                to: string;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["CalendarEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.setCondition": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemConditionChange"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Item"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `item_checked_out`: An item is checked out.
             *
             *     `item_reserved`: An item is reserved.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "files.list": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "name" | "content_type" | "size" | "kind" | "main" | "status" | "reason" | "url" | "preview_url" | "created_at" | "created_by")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["File"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "files.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilesCreate"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["ItemWithUploads"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `file_limit_reached`: The limit for files is reached.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "files.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the file. */
                file_id: number;
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "files.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the file. */
                file_id: number;
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FileUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["File"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.history": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "at" | "occurred_at" | "actor" | "action" | "resource_id" | "changes" | "remarks" | "contact_id" | "resource" | "version" | "request_id")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["HistoryEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.takeInventory": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StockMovement"] | components["schemas"]["StockTake"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Item"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `inventory_not_enabled`: Inventory is not enabled for this item.
             *
             *     `insufficient_inventory`: Not enough in stock.
             *
             *     `item_checked_out`: An item is checked out.
             *
             *     `item_reserved`: An item is reserved.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.move": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemMove"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Item"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "files.listPictures": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["ItemPictures"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Item"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `validation_failed`: Some fields are not valid.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.putByRef": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The external reference of the record, percent-encoded. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemCreate"] | components["schemas"]["ItemUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Item"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Item"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.lookup": {
        parameters: {
            query?: {
                /** @description With `available_to`: those that are free for the whole window: operative, not out, not reserved. */
                available_from?: string;
                /** @description The end of the window. */
                available_to?: string;
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description In which direction to sort. */
                direction?: "asc" | "desc";
                /** @description Which items, by their condition and by whether they are out. */
                display?: "all" | "active" | "operative" | "inoperative" | "discarded" | "available" | "checked_out" | "overdue";
                /** @description Only those whose expiration date is before this day. */
                expires_before?: string;
                /** @description The record with this external reference, ignoring case. */
                external_ref?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "unique_id" | "type" | "description" | "manufacturer" | "model" | "serial_number" | "location_id" | "location" | "home_location_id" | "home_location" | "responsible_user_id" | "responsible_user" | "supplier_id" | "supplier" | "acquisition_date" | "expiration_date" | "acquisition_value" | "salvage_value" | "inventory_enabled" | "inventory_unit" | "inventory_minimum" | "inspection_interval_days" | "buffer_minutes" | "qr" | "tags" | "custom_fields" | "external_ref" | "condition" | "inventory_quantity" | "condition_remarks" | "condition_changed_at" | "condition_changed_by" | "last_inventory_at" | "last_inventory_by" | "last_inspection_on" | "checkout_id" | "checkout" | "due_time" | "open_issues_count" | "kits_count" | "pictures_count" | "files_count" | "availability" | "overdue" | "holder" | "expired" | "next_inspection_on" | "next_reservation" | "depreciated_value" | "inventory_low" | "quantity_out" | "quantity_available" | "main_picture")[];
                /** @description Only those that an open issue names. */
                has_open_issues?: true;
                /** @description Only those that belong to this location, or to one of several, by commas. */
                home_location_id?: number | string;
                /** @description The items of these ids, by commas, 100 at most. */
                id?: string;
                /** @description With `updated_since`: what was deleted since, too, as `{id, deleted_at}`. */
                include_deleted?: boolean;
                /** @description With `location_id`: those at the locations below it, too. */
                include_sublocations?: boolean;
                /** @description Only those that are to be inspected before this day. */
                inspection_before?: string;
                /** @description Only those whose stock is at its minimum or below. */
                inventory_low?: true;
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Only those that are at this location, or at one of several, by commas. */
                location_id?: number | string;
                /** @description Only those that no stock-take saw at this time or later. */
                not_seen_since?: string;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description A field to sort by, with `-` before it in descending order. */
                order?: "id" | "-id" | "name" | "-name" | "unique_id" | "-unique_id" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "due_time" | "-due_time" | "expiration_date" | "-expiration_date" | "next_inspection_on" | "-next_inspection_on";
                /** @description Search words: each must be the beginning of a word in the record. Ignores case and accents. */
                q?: string;
                /** @description The scanned value. */
                qr?: string;
                /** @description With `available_from`: stock items of which so much is free for the whole window, in place of items that are free as a whole. */
                quantity?: number;
                /** @description Only those that this member looks after, or one of several, by commas. */
                responsible_user_id?: number | string;
                /** @description Only those with this serial number, ignoring case. */
                serial_number?: string;
                /** @description A field to sort by. */
                sort?: "id" | "name" | "unique_id" | "created_at" | "updated_at" | "due_time" | "expiration_date" | "next_inspection_on";
                /** @description Only those of this supplier, or of one of several, by commas. */
                supplier_id?: number | string;
                /** @description Only those that have this tag, ignoring case. */
                tag?: string;
                /** @description Only those of this category, ignoring case. */
                type?: string;
                /** @description Only records updated since then, in that order; for syncs. Does not combine with an order or filter. */
                updated_since?: string;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Item"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.lookupMany": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelsLookup"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["LabelMeaning"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.moveMany": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemsMove"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Item"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.takeStock": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Stocktake"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["StocktakeResult"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `item_checked_out`: An item is checked out.
             *
             *     `item_reserved`: An item is reserved.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "items.values": {
        parameters: {
            query: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The field: `type`, `manufacturer`, `model`, `supplier`, `tag`, or `custom_fields.` with a name. */
                field: string;
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description Search words: each must be the beginning of a word of the value. */
                q?: string;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["ItemValue"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "kits.list": {
        parameters: {
            query?: {
                /** @description With `available_to`: those that are free for the whole window: operative, not out, not reserved. */
                available_from?: string;
                /** @description The end of the window. */
                available_to?: string;
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description In which direction to sort. */
                direction?: "asc" | "desc";
                /** @description The record with this external reference, ignoring case. */
                external_ref?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "description" | "iid" | "lines" | "tags" | "external_ref" | "items" | "available")[];
                /** @description With `updated_since`: what was deleted since, too, as `{id, deleted_at}`. */
                include_deleted?: boolean;
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description A field to sort by, with `-` before it in descending order. */
                order?: "id" | "-id" | "name" | "-name" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Search words: each must be the beginning of a word in the record. Ignores case and accents. */
                q?: string;
                /** @description A field to sort by. */
                sort?: "id" | "name" | "created_at" | "updated_at";
                /** @description Only records updated since then, in that order; for syncs. Does not combine with an order or filter. */
                updated_since?: string;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Kit"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "kits.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KitCreate"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Kit"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `inventory_not_enabled`: Inventory is not enabled for this item.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "kits.get": {
        parameters: {
            query?: {
                /** @description With `available_to`: those that are free for the whole window: operative, not out, not reserved. */
                available_from?: string;
                /** @description The end of the window. */
                available_to?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "description" | "iid" | "lines" | "tags" | "external_ref" | "items" | "available")[];
            };
            header?: {
                /** @description Answer 304 if what is asked for still has this `ETag`; a list, or `*`, is taken, too. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Kit"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description The record still has the version that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "kits.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "kits.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["KitUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Kit"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `inventory_not_enabled`: Inventory is not enabled for this item.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "kits.history": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "at" | "occurred_at" | "actor" | "action" | "resource_id" | "changes" | "remarks" | "contact_id" | "resource" | "version" | "request_id")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["HistoryEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "kits.putByRef": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The external reference of the record, percent-encoded. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["KitCreate"] | components["schemas"]["KitUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Kit"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Kit"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `inventory_not_enabled`: Inventory is not enabled for this item.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "locations.list": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description What was deleted and can be restored, the last first. Does not combine with an order or filter. */
                deleted?: true;
                /** @description In which direction to sort. */
                direction?: "asc" | "desc";
                /** @description The record with this external reference, ignoring case. */
                external_ref?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "parent_id" | "parent" | "kind" | "description" | "address" | "zip" | "city" | "region" | "country" | "latitude" | "longitude" | "contact_id" | "contact" | "qr" | "external_ref" | "path" | "items_count")[];
                /** @description With `updated_since`: what was deleted since, too, as `{id, deleted_at}`. */
                include_deleted?: boolean;
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description A field to sort by, with `-` before it in descending order. */
                order?: "id" | "-id" | "name" | "-name" | "created_at" | "-created_at";
                /** @description Only those directly in this location, or in one of several, by commas. */
                parent_id?: number | string;
                /** @description Search words: each must be the beginning of a word in the record. Ignores case and accents. */
                q?: string;
                /** @description The scanned value. */
                qr?: string;
                /** @description A field to sort by. */
                sort?: "id" | "name" | "created_at";
                /** @description Only records updated since then, in that order; for syncs. Does not combine with an order or filter. */
                updated_since?: string;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Location"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "locations.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationCreate"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Location"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "locations.updateMany": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationsUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Location"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "locations.get": {
        parameters: {
            query?: {
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "parent_id" | "parent" | "kind" | "description" | "address" | "zip" | "city" | "region" | "country" | "latitude" | "longitude" | "contact_id" | "contact" | "qr" | "external_ref" | "path" | "items_count")[];
            };
            header?: {
                /** @description Answer 304 if what is asked for still has this `ETag`; a list, or `*`, is taken, too. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Location"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description The record still has the version that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "locations.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `location_in_use`: The location is in use.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "locations.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LocationUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Location"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "locations.history": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "at" | "occurred_at" | "actor" | "action" | "resource_id" | "changes" | "remarks" | "contact_id" | "resource" | "version" | "request_id")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["HistoryEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "locations.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Location"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `validation_failed`: Some fields are not valid.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "locations.putByRef": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The external reference of the record, percent-encoded. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LocationCreate"] | components["schemas"]["LocationUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Location"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Location"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "locations.lookup": {
        parameters: {
            query: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "parent_id" | "parent" | "kind" | "description" | "address" | "zip" | "city" | "region" | "country" | "latitude" | "longitude" | "contact_id" | "contact" | "qr" | "external_ref" | "path" | "items_count")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description The scanned value. */
                qr: string;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Location"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notifications.list": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "kind" | "title" | "object_type" | "object_id" | "object" | "at" | "read_at" | "created_at")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description Only unread, or only read ones. */
                unread?: boolean;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Notification"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notifications.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notifications.markRead": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Notification"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`: This Idempotency-Key was already used for a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notifications.markAllRead": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["ReadCount"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`: This Idempotency-Key was already used for a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "service.openapi": {
        parameters: {
            query?: never;
            header?: {
                /** @description Answer 304 if what is asked for still has this `ETag`; a list, or `*`, is taken, too. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description It still has the `ETag` that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "service.openapiYaml": {
        parameters: {
            query?: never;
            header?: {
                /** @description Answer 304 if what is asked for still has this `ETag`; a list, or `*`, is taken, too. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": Record<string, never>;
                };
            };
            /** @description It still has the `ETag` that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "service.ping": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Ping"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "push.getKey": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["PushKey"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "push.list": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "endpoint" | "name" | "created_at")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Subscription"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "push.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionCreate"];
            };
        };
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Subscription"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "push.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reservations.list": {
        parameters: {
            query?: {
                /** @description Which reservations, by their time and by whether they are completed. */
                classification?: "all" | "open" | "completed" | "cancelled" | "upcoming" | "ongoing" | "overdue";
                /** @description Only those of this contact, or of one of several, by commas. */
                contact_id?: number | string;
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description What was deleted and can be restored, the last first. Does not combine with an order or filter. */
                deleted?: true;
                /** @description In which direction to sort. */
                direction?: "asc" | "desc";
                /** @description The record with this external reference, ignoring case. */
                external_ref?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "iid" | "lines" | "kit_ids" | "start_time" | "end_time" | "user_id" | "user" | "contact_id" | "contact" | "location_id" | "location" | "description" | "external_ref" | "series_ref" | "auto_complete" | "items" | "kits" | "status" | "completed_as" | "completed_at" | "completed_by" | "completion_remarks" | "checkout_id" | "checkout" | "event_id" | "event" | "released_iid" | "released_lines" | "classification" | "warnings")[];
                /** @description Only those that end after this time. */
                from?: string;
                /** @description With `updated_since`: what was deleted since, too, as `{id, deleted_at}`. */
                include_deleted?: boolean;
                /** @description Only those that name this item, or one of several, by commas. */
                item_id?: number | string;
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Only those that go to this location, or to one of several, by commas. */
                location_id?: number | string;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description A field to sort by, with `-` before it in descending order. */
                order?: "id" | "-id" | "start_time" | "-start_time" | "end_time" | "-end_time" | "created_at" | "-created_at";
                /** @description Search words: each must be the beginning of a word in the record. Ignores case and accents. */
                q?: string;
                /** @description Only those of this series, ignoring case. */
                series_ref?: string;
                /** @description A field to sort by. */
                sort?: "id" | "start_time" | "end_time" | "created_at";
                /** @description Which reservations, by whether they are completed. */
                status?: "open" | "completed";
                /** @description Only those that begin before this time. */
                to?: string;
                /** @description Only records updated since then, in that order; for syncs. Does not combine with an order or filter. */
                updated_since?: string;
                /** @description Only those of this member, or of one of several, by commas. */
                user_id?: number | string;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Reservation"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reservations.create": {
        parameters: {
            query?: {
                /** @description Validates the call and returns what it would do, without doing it. */
                dry_run?: boolean;
            };
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationCreate"];
            };
        };
        responses: {
            /** @description With `dry_run=true`: the record as it would be. Nothing was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["ReservationPreview"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Reservation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `item_checked_out`: An item is checked out.
             *
             *     `item_reserved`: An item is reserved.
             *
             *     `item_discarded`: An item is discarded.
             *
             *     `inventory_not_enabled`: Inventory is not enabled for this item.
             *
             *     `insufficient_inventory`: Not enough in stock.
             *
             *     `items_unavailable`: Some items are not available.
             *
             *     `contact_blocked`: The contact is blocked.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reservations.removeSeries": {
        parameters: {
            query: {
                /** @description Only those of this series, ignoring case. */
                series_ref: string;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["RemovedSeries"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reservations.get": {
        parameters: {
            query?: {
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "name" | "iid" | "lines" | "kit_ids" | "start_time" | "end_time" | "user_id" | "user" | "contact_id" | "contact" | "location_id" | "location" | "description" | "external_ref" | "series_ref" | "auto_complete" | "items" | "kits" | "status" | "completed_as" | "completed_at" | "completed_by" | "completion_remarks" | "checkout_id" | "checkout" | "event_id" | "event" | "released_iid" | "released_lines" | "classification" | "warnings")[];
            };
            header?: {
                /** @description Answer 304 if what is asked for still has this `ETag`; a list, or `*`, is taken, too. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Reservation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description The record still has the version that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reservations.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reservations.update": {
        parameters: {
            query?: {
                /** @description Validates the call and returns what it would do, without doing it. */
                dry_run?: boolean;
            };
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReservationUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Reservation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `item_checked_out`: An item is checked out.
             *
             *     `item_reserved`: An item is reserved.
             *
             *     `item_discarded`: An item is discarded.
             *
             *     `inventory_not_enabled`: Inventory is not enabled for this item.
             *
             *     `insufficient_inventory`: Not enough in stock.
             *
             *     `items_unavailable`: Some items are not available.
             *
             *     `contact_blocked`: The contact is blocked.
             *
             *     `reservation_completed`: The reservation is completed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reservations.complete": {
        parameters: {
            query?: {
                /** @description Validates the call and returns what it would do, without doing it. */
                dry_run?: boolean;
            };
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CompletePlainly"] | components["schemas"]["CompleteAsCheckout"] | components["schemas"]["CompleteAsEvent"] | components["schemas"]["Cancel"];
            };
        };
        responses: {
            /** @description With `dry_run=true`: the record as it would be. Nothing was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Reservation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Reservation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `item_checked_out`: An item is checked out.
             *
             *     `item_reserved`: An item is reserved.
             *
             *     `item_discarded`: An item is discarded.
             *
             *     `inventory_not_enabled`: Inventory is not enabled for this item.
             *
             *     `insufficient_inventory`: Not enough in stock.
             *
             *     `items_unavailable`: Some items are not available.
             *
             *     `contact_blocked`: The contact is blocked.
             *
             *     `item_inoperative`: An item is inoperative.
             *
             *     `reservation_completed`: The reservation is completed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reservations.history": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "at" | "occurred_at" | "actor" | "action" | "resource_id" | "changes" | "remarks" | "contact_id" | "resource" | "version" | "request_id")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["HistoryEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reservations.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of the client's own for this one request. Sent again within 24 hours it is not done again, but answered as it was then. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The record as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Reservation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `item_checked_out`: An item is checked out.
             *
             *     `item_reserved`: An item is reserved.
             *
             *     `item_discarded`: An item is discarded.
             *
             *     `inventory_not_enabled`: Inventory is not enabled for this item.
             *
             *     `insufficient_inventory`: Not enough in stock.
             *
             *     `items_unavailable`: Some items are not available.
             *
             *     `contact_blocked`: The contact is blocked.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `idempotency_key_reused`: This Idempotency-Key was already used for a different request.
             *
             *     `validation_failed`: Some fields are not valid.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reservations.putByRef": {
        parameters: {
            query?: {
                /** @description Validates the call and returns what it would do, without doing it. */
                dry_run?: boolean;
            };
            header?: {
                /** @description Do it only if the record has this version; a list, or `*` for any, is taken, too. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The external reference of the record, percent-encoded. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReservationCreate"] | components["schemas"]["ReservationUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Reservation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Reservation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_mismatch`: The record has changed: its version does not match If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             *
             *     `item_checked_out`: An item is checked out.
             *
             *     `item_reserved`: An item is reserved.
             *
             *     `item_discarded`: An item is discarded.
             *
             *     `inventory_not_enabled`: Inventory is not enabled for this item.
             *
             *     `insufficient_inventory`: Not enough in stock.
             *
             *     `items_unavailable`: Some items are not available.
             *
             *     `contact_blocked`: The contact is blocked.
             *
             *     `reservation_completed`: The reservation is completed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "session.list": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "current" | "account" | "created_at" | "last_used_at" | "expires_at" | "ip" | "user_agent")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["Session"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "session.end": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `bad_request`: The request is malformed.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "session.updateUser": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["User"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `first_party_only`: This endpoint is not available to API keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Some fields are not valid.
             *
             *     `conflict`: Other requests keep changing the same records. Try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.list": {
        parameters: {
            query?: {
                /** @description Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far on, and whatever is written meanwhile. It wins over `offset`. */
                cursor?: string;
                /** @description In which direction to sort. */
                direction?: "asc" | "desc";
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "type" | "status" | "name" | "email" | "first_name" | "last_name" | "phone" | "title" | "role" | "active" | "permissions" | "last_active_at")[];
                /** @description Records per page; more than 200 is cut to 200. */
                limit?: number;
                /** @description Number of records to skip. */
                offset?: number;
                /** @description A field to sort by, with `-` before it in descending order. */
                order?: "id" | "-id" | "name" | "-name" | "created_at" | "-created_at";
                /** @description Search words: each must be the beginning of a word in the record. Ignores case and accents. */
                q?: string;
                /** @description A field to sort by. */
                sort?: "id" | "name" | "created_at";
            };
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["User"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.get": {
        parameters: {
            query?: {
                /** @description The fields of each record that the answer is to have, beside `id`, by commas. */
                fields?: ("id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "version" | "type" | "status" | "name" | "email" | "first_name" | "last_name" | "phone" | "title" | "role" | "active" | "permissions" | "last_active_at")[];
            };
            header?: {
                /** @description Answer 304 if what is asked for still has this `ETag`; a list, or `*`, is taken, too. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["User"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description The record still has the version that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `plan_upgrade_required`: This account's plan does not include API access.
             *
             *     `insufficient_scope`: This API key does not have the scope for this endpoint.
             *
             *     `forbidden`: You do not have permission to do this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "service.whoami": {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=strict`, parameters and fields that the endpoint does not know are refused; without, they are ignored and named in `meta`. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was asked for. */
                        data: components["schemas"]["WhoAmI"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description `bad_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_api_key`: A valid API key is required.
             *
             *     `invalid_session`: The session has expired. Sign in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `plan_upgrade_required`: This account's plan does not include API access. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many requests. Try again after the reset. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something went wrong on our side. Try again later. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service is temporarily unavailable. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
