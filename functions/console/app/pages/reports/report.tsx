import type { ComponentChildren } from 'preact';
import { BarChart } from './bar-chart.tsx';

interface ReportRow {
  label: string;
  value: number;
  /** The link to the record's page. */
  page?: string;
}

interface ReportProps {
  title: string;
  /** The result in one sentence. */
  summary: string;
  rows: readonly ReportRow[];
  /** The headings of the table's two columns. */
  columns: readonly [string, string];
  format: (value: number) => string;
  /** Whether bars run from left to right, which leaves space for names. */
  isHorizontal?: boolean;
  /** Controls and notes of the report. */
  children?: ComponentChildren;
}

/** A chart, its result in words, and its figures as a table. */
export function Report(props: ReportProps) {
  const { title, summary, rows, columns, format, isHorizontal = false, children } = props;
  const isEmpty = rows.every(({ value }) => value === 0);
  return (
    <section class="card report" aria-label={title}>
      <h2>{title}</h2>
      <p>{summary}</p>
      {!isEmpty && (
        <>
          <BarChart
            labels={rows.map(({ label }) => label)}
            values={rows.map(({ value }) => value)}
            summary={`${title}. ${summary}`}
            format={format}
            isHorizontal={isHorizontal}
          />
          <details>
            <summary>Show as a table</summary>
            <table>
              <caption class="hidden">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{columns[0]}</th>
                  <th scope="col" class="number">
                    {columns[1]}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ label, value, page }) => (
                  <tr key={page ?? label}>
                    <th scope="row">{page ? <a href={page}>{label}</a> : label}</th>
                    <td class="number">{format(value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
      {children}
    </section>
  );
}
