import { BannerMessage } from '../components/banner-message'

export interface FormProblemProps {
  /** Why what was sent was not taken, in words; nothing where it was, or where that is not known yet. */
  text: string | null | undefined
  /** By which fields refer to it that are to blame. */
  id?: string
}

/** Why a form was not taken, read out as soon as it appears. */
export function FormProblem({ text, id }: FormProblemProps) {
  if (text === null || text === undefined) return null
  return (
    <BannerMessage tone="critical" announce="assertive">
      <span id={id}>{text}</span>
    </BannerMessage>
  )
}
