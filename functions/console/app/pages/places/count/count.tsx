import { useState } from 'preact/hooks';
import { can } from '#console/api/session.ts';
import { tabStorage } from '#console/browser-storage.ts';
import { InsideOption } from '#console/pages/places/inside-option.tsx';
import { RecordPage, useRecord } from '#console/pages/records/record-page.tsx';
import { storageOfMember } from '#console/pages/scan/scans.ts';
import type { SectionProps } from '#console/route.ts';
import { NotAll } from '#console/ui/not-all.tsx';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { CountResult, type FinishedCount } from './count-result.tsx';
import { type CountedPlace, readCountedPlace } from './counted-place.ts';
import { Counting } from './counting.tsx';

/** A stock-take of a place: compares what is scanned there with what should be there. */
export function CountPage({ route: { parts } }: SectionProps) {
  if (!can('content.items', 'action.inventory'))
    return <NotAllowed title="Count" records="stock-takes" />;
  return <LoadedCount id={Number(parts[1])} />;
}

function LoadedCount({ id }: { id: number }) {
  const [isDeep, setDeep] = useStoredChoice(storageOfMember(`count.${id}.inside`));
  const placeResult = useRecord((_id, signal) => readCountedPlace(id, isDeep, signal), id, [
    isDeep,
  ]);
  const [result, setResult] = useState<FinishedCount>();
  return (
    <RecordPage result={placeResult} titleWithout="Place not found">
      {(countedPlace) => (
        <Page
          title={`Count ${countedPlace.place.name}`}
          lead={<Lead countedPlace={countedPlace} isDeep={isDeep} />}
        >
          <NotAll part={countedPlace.expected} noun="items" />
          {result ? (
            <CountResult
              result={result}
              countedPlace={countedPlace}
              onAgain={() => setResult(undefined)}
            />
          ) : (
            <Counting
              countedPlace={countedPlace}
              isLoading={countedPlace.isDeep !== isDeep}
              onFinish={setResult}
              onMovedBack={() => setResult((finished) => finished && { ...finished, moved: [] })}
              onChange={placeResult.onChange}
            >
              {countedPlace.hasPlacesInside && <InsideOption isDeep={isDeep} onChange={setDeep} />}
            </Counting>
          )}
        </Page>
      )}
    </RecordPage>
  );
}

interface LeadProps {
  countedPlace: CountedPlace;
  isDeep: boolean;
}

function Lead({ countedPlace: { place, hasPlacesInside }, isDeep }: LeadProps) {
  return (
    <>
      Scan everything at <a href={`#/places/${place.id}`}>{place.name}</a>
      {hasPlacesInside && `, ${isDeep ? 'and' : 'but not'} in the places inside it`}. Nothing is
      saved until you finish the count.
    </>
  );
}

/** A choice that survives a reload of the tab. */
function useStoredChoice(storageName: string) {
  const [isChosen, setChosen] = useState(() => tabStorage.get(storageName) === 'true');
  const choose = (value: boolean) => {
    tabStorage.set(storageName, String(value));
    setChosen(value);
  };
  return [isChosen, choose] as const;
}
