import { useState } from 'react'
import { Button } from '../../components/button'
import { TextField } from '../../components/text-field'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface MadeLinkProps {
  /** Whom it is for. */
  name: string
  url: string
}

/** A link by which somebody gets in, shown this once. */
export function MadeLink({ name, url }: MadeLinkProps) {
  const t = useWords(officeWords)
  const [copied, setCopied] = useState(false)
  return (
    <section aria-label={t('team.linkLabel')} className="grid gap-3 rounded-lg bg-positive-quiet p-4 forced-colors:border">
      <p role="status" className="font-bold">
        {t('team.link', { name })}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <span className="min-w-0 flex-1">
          <TextField label={t('team.linkLabel')} name="link" value={url} readOnly />
        </span>
        <Button variant="secondary" onPress={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}>
          {t(copied ? 'team.copied' : 'team.copy')}
        </Button>
      </div>
      <p className="text-xs">{t('team.linkText')}</p>
    </section>
  )
}
