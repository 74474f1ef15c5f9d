import { BannerMessage } from '../components/banner-message'

export interface FormProblemProps {
  /** Why what was sent was not taken, in words; nothing where it was, or where that is not known yet. */
  text: string | null | undefined
}

/** Why a form was not taken, read out as soon as it appears. */
export function FormProblem({ text }: FormProblemProps) {
  if (text === null || text === undefined) return null
  return (
    <BannerMessage tone="critical" announce="assertive">
      {text}
    </BannerMessage>
  )
}
