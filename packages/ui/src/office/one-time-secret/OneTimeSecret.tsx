import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { CloseIcon } from '../../components/content/icon'
import { IconButton } from '../../components/actions/icon-button'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { chromeWords } from '../../words/generated/chrome'
import { officeWords } from '../../words/generated/office'
import { listMessageStyles } from '../page-news'

export interface OneTimeSecretProps {
  /** What the secret is for, and that it is shown only once. */
  title: string
  /** The kind of secret ("Link"). */
  label: string
  /** The secret. */
  value: string
  /** Instructions. */
  text: string
}

/** A notice with a new secret to copy, which is shown only once. It stays over the page until it is closed. */
export function OneTimeSecret({ title, label, value, text }: OneTimeSecretProps) {
  const t = useWords(officeWords)
  const chrome = useWords(chromeWords)
  const [copied, setCopied] = useState(false)
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  return (
    <div role="status" className={listMessageStyles}>
      <section aria-label={label} className="grid gap-3 rounded-lg border border-line-strong bg-positive-quiet p-4">
        <div className="flex items-start justify-between gap-2">
          <p className="font-bold">{title}</p>
          <IconButton label={chrome('close')} icon={<CloseIcon size="sm" />} onPress={() => setIsClosed(true)} />
        </div>
        <div className="flex flex-wrap items-end gap-2">
          <span className="min-w-0 flex-1">
            <TextField label={label} name="secret" value={value} readOnly />
          </span>
          <Button
            variant="secondary"
            onPress={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
          >
            {t(copied ? 'team.copied' : 'team.copy')}
          </Button>
        </div>
        <p className="text-xs">{text}</p>
      </section>
    </div>
  )
}
