import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { ShownOnce } from '../shown-once'

export interface MadeLinkProps {
  /** Whom it is for. */
  name: string
  url: string
}

/** A link by which somebody gets in, shown this once. */
export function MadeLink({ name, url }: MadeLinkProps) {
  const t = useWords(officeWords)
  return (
    <ShownOnce title={t('team.link', { name })} label={t('team.linkLabel')} value={url} text={t('team.linkText')} />
  )
}
