import { useTranslation } from "react-i18next";
import { Illustration } from "../illustration/illustration.tsx";
import { Panel } from "../illustration/panel.tsx";

const HEIGHTS = [34, 42, 38, 55, 61, 74, 92];
const PITCH = 26;
const WIDTH = 18;

/** A chart for the direction of things: it names no figures, and so claims none. */
export function ReportingPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration label={t(($) => $.home.benefits.reporting.picture)}>
      <Panel>
        <svg
          viewBox={`0 0 ${HEIGHTS.length * PITCH - (PITCH - WIDTH)} 96`}
          aria-hidden="true"
          className="h-28 w-full"
        >
          {HEIGHTS.map((height, index) => (
            <rect
              key={height}
              x={index * PITCH}
              y={96 - height}
              width={WIDTH}
              height={height}
              rx="4"
              className={index === HEIGHTS.length - 1 ? "fill-accent" : "fill-accent-border"}
            />
          ))}
        </svg>
      </Panel>
    </Illustration>
  );
}
