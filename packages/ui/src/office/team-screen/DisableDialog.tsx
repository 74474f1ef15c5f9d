import type { IntegrationView, TeamMemberView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Checkbox } from '../../components/checkbox'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { ConfirmDialog } from '../offer-parts'

export interface DisableDialogProps {
  member: TeamMemberView
  busy: boolean
  /** Why it was not done, in words; `null` if nothing failed. */
  problem: string | null
  /** Deactivates them; resolves to whether it was done. `keep`: ids of the keys and webhooks that go on. */
  onDisable: (event: { id: string; keep: string[] }) => Promise<boolean>
  onClose: () => void
}

/** Asked before somebody is deactivated: what ends with them, and which of their keys and webhooks go on. Nothing does unless it is ticked. */
export function DisableDialog({ member, busy, problem, onDisable, onClose }: DisableDialogProps) {
  const t = useWords(officeWords)
  const { id, name, integrations } = member
  const [ticked, setTicked] = useState<readonly string[]>([])
  // What somebody else has ended meanwhile is not in the list any more.
  const keep = integrations.map((each) => each.id).filter((each) => ticked.includes(each))

  async function disable() {
    if (await onDisable({ id, keep })) onClose()
  }

  return (
    <ConfirmDialog
      words={{
        title: t('disable.title', { name }),
        text: t('disable.text', { name }),
        stop: t('disable.do'),
        stopping: t('disable.doing'),
      }}
      busy={busy}
      problem={problem}
      onStop={() => void disable()}
      onClose={onClose}
    >
      {integrations.length > 0 && (
        <fieldset className="m-0 min-w-0 border-0 p-0">
          <legend className="p-0 text-sm font-medium">{t('disable.decide', { name })}</legend>
          <p className="text-xs text-ink-muted">{t('disable.hint')}</p>
          {integrations.map((each) => (
            <Checkbox
              key={each.id}
              name={each.id}
              disabled={busy}
              checked={ticked.includes(each.id)}
              onChange={({ checked }) =>
                setTicked(checked ? [...ticked, each.id] : ticked.filter((other) => other !== each.id))
              }
            >
              <Kept {...each} />
            </Checkbox>
          ))}
        </fieldset>
      )}
    </ConfirmDialog>
  )
}

function Kept({ kind, title, used }: IntegrationView) {
  const t = useWords(officeWords)
  if (kind === 'webhook') return t('disable.webhook', { title })
  return used === null ? t('disable.unusedKey', { title }) : t('disable.key', { title, when: used })
}
