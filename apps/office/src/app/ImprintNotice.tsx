import { useImprintGaps } from '@skafferi/domain/office'
import { ImprintNotice as Notice } from '@skafferi/ui/office/imprint-notice'

interface ImprintNoticeProps {
  /** The page of the imprint, for a link to it. */
  href?: string
}

/** A notice if the profile has changed since the imprint was published. */
export default function ImprintNotice({ href }: ImprintNoticeProps) {
  const gaps = useImprintGaps()
  return gaps.length > 0 && <Notice gaps={gaps} href={href} />
}
