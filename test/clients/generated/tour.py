"""The tour of the README with the generated client: python tour.py URL KEY"""

import sys
from datetime import datetime, timedelta, timezone

from equipment_client import AuthenticatedClient
from equipment_client.api.checkouts import checkouts_check_in
from equipment_client.api.contacts import contacts_create
from equipment_client.api.items import items_create, items_get, items_history, items_list, items_lookup
from equipment_client.api.locations import locations_create
from equipment_client.api.reservations import reservations_complete, reservations_create
from equipment_client.api.service import service_whoami
from equipment_client.models import (
    CheckoutCheckIn,
    CompleteAsCheckout,
    ContactCreate,
    Error,
    ItemCreate,
    ItemsListOrder,
    LocationCreate,
    ReservationCreate,
)

url, key = sys.argv[1:]
client = AuthenticatedClient(base_url=url, token=key, raise_on_unexpected_status=True)


def data_of(answer):
    """The data of a response that is not an error."""
    assert not isinstance(answer, Error), answer
    return answer.data


def expect(actual, expected):
    assert actual == expected, f"{actual!r} instead of {expected!r}"


expect(data_of(service_whoami.sync(client=client)).account.name, "Demo rental house")
expect(len(data_of(items_list.sync(client=client, q="lumiere", limit=2))), 2)
expect(len(data_of(items_lookup.sync(client=client, qr="FIX-0042"))), 1)
expect(len(data_of(items_list.sync(client=client, order=ItemsListOrder("-name"), limit=3))), 3)

data_of(locations_create.sync(client=client, body=LocationCreate(name="Warehouse")))
company = ContactCreate.from_dict({"name": "Blue Stage Ltd", "kind": "company"})
data_of(contacts_create.sync(client=client, body=company))
spot = ItemCreate(name="Follow spot", unique_id="SPOT-1", home_location_id=1, tags=["spot"])
repeated = {"client": client, "body": spot, "idempotency_key": "tour-spot"}
item = data_of(items_create.sync(**repeated))
expect(item.id, 628)
expect(data_of(items_create.sync(**repeated)).id, item.id)

now = datetime.now(timezone.utc).replace(microsecond=0)
window = {"start_time": now + timedelta(hours=1), "end_time": now + timedelta(hours=5)}
show = ReservationCreate(name="Summer show", iid=[item.id], contact_id=1, **window)
reservation = data_of(reservations_create.sync(client=client, body=show))
late = ReservationCreate(name="Too late", iid=[item.id], **window)
refusal = reservations_create.sync(client=client, body=late)
assert isinstance(refusal, Error), refusal
expect(refusal.error.code, "item_reserved")
expect(list(refusal.error.fields.additional_properties), ["iid"])

as_checkout = CompleteAsCheckout.from_dict({"complete_as": "checkout"})
checkout = data_of(reservations_complete.sync(reservation.id, client=client, body=as_checkout))
held = data_of(items_get.sync(item.id, client=client))
expect(held.availability, "checked_out")
expect(held.due_time, window["end_time"])
back = CheckoutCheckIn.from_dict({"remarks": "lamp flickers", "issue": {"name": "Flickering lamp"}})
data_of(checkouts_check_in.sync(held.checkout_id, client=client, body=back))
expect(data_of(items_get.sync(item.id, client=client)).open_issues_count, 1)
history = data_of(items_history.sync(item.id, client=client, limit=5))
assert len(history) >= 4, history
