import { useEffect, useRef, useState, type RefObject } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import type { GuidePart } from '../../packages/ui/src/internal/stories/guide'
import { Specimen } from './Example'
import { GuideText } from './GuideBlock'
import { readRoles, type RoleEntry } from './read-roles'
import { StoryWindow } from './StoryWindow'
import { needsWindow } from './needs-window'

/** A part and its number in the margin, in px from the corner of the stage. */
interface Spot {
  /** The start of the part. */
  x: number
  y: number
  /** The middle of its number. */
  row: number
}

/** Interval between measurements in ms: stories load, fonts arrive, windows are resized. */
const INTERVAL = 700

/** Minimum distance of two numbers in px, so that they do not overlap. */
const MIN_DISTANCE = 24

/** The middle of the numbers' column in px. */
const MARGIN = 20

/** A line points at most this far below the top of its part, in px: at the first line of a tall part. */
const FIRST_LINE = 12

/** The rendered example: on the stage itself, or in the document of its frame. */
function renderedExample(stage: HTMLElement): { root: HTMLElement; left: number; top: number } | null {
  const corner = stage.getBoundingClientRect()
  const frame = stage.querySelector('iframe')
  if (frame === null) {
    // A frame that has not been seen yet.
    return stage.querySelector('.docs-window') ? null : { root: stage, left: -corner.left, top: -corner.top }
  }
  const frameBox = frame.getBoundingClientRect()
  const body = frame.contentDocument?.body
  return body?.querySelector('#storybook-root > *, dialog[open]')
    ? { root: body, left: frameBox.left - corner.left, top: frameBox.top - corner.top }
    : null
}

/** The parts in the picture, with their numbers below each other in the margin; null for a part that is not in it. */
function spotsOf(stage: HTMLElement, parts: readonly GuidePart[]): (Spot | null)[] {
  const example = renderedExample(stage)
  const spots = parts.map(({ at }): Spot | null => {
    const rect = example?.root.querySelector(at)?.getBoundingClientRect()
    if (!rect || !example) return null
    const y = Math.round(rect.top + example.top + Math.min(rect.height / 2, FIRST_LINE))
    return { x: Math.max(0, Math.round(rect.left + example.left)), y, row: y }
  })
  let next = 0
  for (const spot of spots.filter((one) => one !== null).toSorted((one, other) => one.y - other.y)) {
    spot.row = Math.max(spot.y, next)
    next = spot.row + MIN_DISTANCE
  }
  return spots
}

/** Measures a stage periodically, and returns the positions of the parts; reports what a screen reader announces. */
function useSpots(
  stage: RefObject<HTMLElement | null>,
  parts: readonly GuidePart[],
  onRead: (roles: readonly RoleEntry[]) => void,
): (Spot | null)[] {
  const [spots, setSpots] = useState<(Spot | null)[]>([])
  useEffect(() => {
    let measurements = 0
    const measure = () => {
      const element = stage.current
      const example = element && renderedExample(element)
      if (!example) return
      const now = spotsOf(element, parts)
      setSpots((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
      measurements += 1
      if (measurements === 2) onRead(readRoles(example.root))
    }
    const timer = setInterval(measure, INTERVAL)
    return () => clearInterval(timer)
  }, [stage, parts, onRead])
  return spots
}

interface AnatomyProps {
  story: PreparedStory
  parts: readonly GuidePart[]
  /** Reports the roles and names in the picture once it is rendered. */
  onRead: (roles: readonly RoleEntry[]) => void
}

/** The first example with numbered parts, and the purpose of each. */
export function Anatomy({ story, parts, onRead }: AnatomyProps) {
  const stage = useRef<HTMLDivElement>(null)
  const spots = useSpots(stage, parts, onRead)
  return (
    <>
      {parts.length > 0 && <h2 id="anatomy">Anatomy</h2>}
      <div className="docs-anatomy" data-empty={parts.length === 0} inert>
        <div ref={stage} className="docs-stage sb-unstyled">
          {needsWindow(story) ? <StoryWindow story={story} /> : <Specimen story={story} />}
          <svg className="docs-leads" aria-hidden>
            {spots.map(
              (spot, index) =>
                spot && (
                  <g key={parts[index]!.name}>
                    <line x1={MARGIN} y1={spot.row} x2={spot.x} y2={spot.y} />
                    <circle cx={spot.x} cy={spot.y} r={3} />
                  </g>
                ),
            )}
          </svg>
          {spots.map(
            (spot, index) =>
              spot && (
                <span key={parts[index]!.name} className="docs-number" style={{ left: MARGIN, top: spot.row }}>
                  {index + 1}
                </span>
              ),
          )}
        </div>
      </div>
      {parts.length > 0 && (
        <ol className="docs-parts sb-unstyled">
          {parts.map(({ name, is }, index) => (
            <li key={name} data-missing={spots.length > 0 && spots[index] === null}>
              <span className="docs-number" aria-hidden>
                {index + 1}
              </span>
              <span>
                <strong>{name}.</strong> <GuideText text={is} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
