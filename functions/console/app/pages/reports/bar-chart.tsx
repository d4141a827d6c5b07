import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'preact/hooks';
import { useStore } from '#console/store.ts';
import { theme } from '#console/theme.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

interface BarChartProps {
  labels: readonly string[];
  values: readonly number[];
  /** A description of the chart for screen readers. */
  summary: string;
  /** Formats a value. */
  format: (value: number) => string;
  /** Whether bars run from left to right, which leaves space for names. */
  isHorizontal: boolean;
}

/** Longer labels do not fit on an axis; the table shows them in full. */
const longestLabel = 20;
const darkness = matchMedia('(prefers-color-scheme: dark)');

/** A bar chart. The table below it has the same figures for screen readers. */
export function BarChart({ labels, values, summary, format, isHorizontal }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const chosenTheme = useStore(theme);
  const content = JSON.stringify([labels, values]);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const chart = new Chart(canvas.current, {
      type: 'bar',
      data: {
        labels: labels.map(shorten),
        datasets: [{ data: [...values], maxBarThickness: 36 }],
      },
      options: {
        indexAxis: isHorizontal ? 'y' : 'x',
        animation: false,
        maintainAspectRatio: false,
        scales: {
          [isHorizontal ? 'x' : 'y']: {
            beginAtZero: true,
            ticks: { maxTicksLimit: 6, callback: (value) => format(Number(value)) },
          },
          [isHorizontal ? 'y' : 'x']: { grid: { display: false }, ticks: { maxRotation: 50 } },
        },
        plugins: {
          tooltip: {
            displayColors: false,
            callbacks: { label: ({ raw }) => format(Number(raw)) },
          },
        },
      },
    });
    const paint = () => {
      paintWith(chart, getComputedStyle(chart.canvas));
      chart.update();
    };
    paint();
    darkness.addEventListener('change', paint);
    return () => {
      darkness.removeEventListener('change', paint);
      chart.destroy();
    };
  }, [content, isHorizontal, chosenTheme]);
  return (
    <div class={isHorizontal ? 'chart horizontal' : 'chart'}>
      <canvas ref={canvas} role="img" aria-label={summary} />
    </div>
  );
}

function shorten(label: string): string {
  return label.length > longestLabel ? `${label.slice(0, longestLabel - 1).trimEnd()}…` : label;
}

/** Takes colours and font from the canvas, as the style sheet sets them there. */
function paintWith(chart: Chart<'bar'>, style: CSSStyleDeclaration): void {
  const [dataset] = chart.data.datasets;
  if (dataset) dataset.backgroundColor = style.color;
  chart.options.font = { family: style.fontFamily, size: Number.parseFloat(style.fontSize) };
  for (const scale of Object.values(chart.options.scales ?? {})) {
    if (!scale) continue;
    scale.ticks = { ...scale.ticks, color: style.textDecorationColor };
    scale.border = { ...scale.border, color: style.borderTopColor };
    scale.grid = { ...scale.grid, color: style.borderTopColor };
  }
}
