import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { OneTimeSecret } from '../one-time-secret'

export interface CreatedLinkProps {
  /** The name of the recipient. */
  name: string
  url: string
}

/** A notice with an invitation or renewal link, which is shown only once. */
export function CreatedLink({ name, url }: CreatedLinkProps) {
  const t = useWords(officeWords)
  return (
    <OneTimeSecret title={t('team.link', { name })} label={t('team.linkLabel')} value={url} text={t('team.linkText')} />
  )
}
