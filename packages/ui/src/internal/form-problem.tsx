import { BannerMessage } from '../components/banner-message'

export interface FormProblemProps {
  /** Why what was sent was not taken, in words; nothing where it was, or where that is not known yet. */
  text: string | null | undefined
  /** By which fields refer to it that are to blame. */
  id?: string
}

const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/**
 * Why a form was not taken, read out as soon as it appears and scrolled to. It stands below what was pressed: above it, it would
 * push the button away from under the finger.
 */
export function FormProblem({ text, id }: FormProblemProps) {
  if (text === null || text === undefined) return null
  return (
    <div ref={bringIntoSight}>
      <BannerMessage tone="critical" announce="assertive">
        <span id={id}>{text}</span>
      </BannerMessage>
    </div>
  )
}
