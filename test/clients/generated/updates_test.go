package equipment

import (
	"encoding/json"
	"testing"

	"github.com/oapi-codegen/nullable"
)

func sent(t *testing.T, body any) string {
	t.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestAFieldThatIsNotSetIsLeftOut(t *testing.T) {
	if text := sent(t, ItemUpdate{}); text != `{}` {
		t.Fatal(text)
	}
}

func TestAFieldIsSetToNull(t *testing.T) {
	body := ItemUpdate{Description: nullable.NewNullNullable[string]()}
	if text := sent(t, body); text != `{"description":null}` {
		t.Fatal(text)
	}
}

func TestAFieldIsSetToAValue(t *testing.T) {
	body := ItemUpdate{Description: nullable.NewNullableWithValue("Dimmed")}
	if text := sent(t, body); text != `{"description":"Dimmed"}` {
		t.Fatal(text)
	}
}
