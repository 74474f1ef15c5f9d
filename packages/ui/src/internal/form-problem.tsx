import { BannerMessage } from '../components/feedback/banner-message'

export interface FormProblemProps {
  /** Why the submission failed; null or undefined if it did not, or while the result is pending. */
  text: string | null | undefined
  /** Id for the `aria-describedby` of invalid fields. */
  id?: string
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/**
 * The reason why a submission failed: announced when it appears and scrolled into view. It is below the submit button,
 * because above it would move the button while it is pressed.
 */
export function FormProblem({ text, id }: FormProblemProps) {
  if (text === null || text === undefined) return null
  return (
    <div ref={scrollIntoView}>
      <BannerMessage tone="critical" announce="assertive">
        <span id={id}>{text}</span>
      </BannerMessage>
    </div>
  )
}
