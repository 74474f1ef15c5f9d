import type { RoleChangeView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { IconButton } from '../../components/actions/icon-button'
import { CloseIcon } from '../../components/content/icon'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { chromeWords } from '../../words/generated/chrome'
import { officeWords } from '../../words/generated/office'
import { officeTeamWords } from '../../words/generated/office-team'
import { listMessageStyles } from '../page-news'

export interface RoleChangedProps {
  /** The change that was just made; `null` otherwise. */
  change: RoleChangeView | null
  /** Changes the role back. */
  onUndo: (change: RoleChangeView) => void
}

/** A message that a role was changed, which can be undone. Its live region always exists, so that it is announced. */
export function RoleChanged({ change, onUndo }: RoleChangedProps) {
  const t = useWords(officeTeamWords)
  const office = useWords(officeWords)
  const chrome = useWords(chromeWords)
  const [closed, setClosed] = useState<RoleChangeView | null>(null)
  return (
    <div role="status" className={listMessageStyles}>
      {change && change !== closed && (
        <BannerMessage
          tone="positive"
          action={
            <div className="flex items-center gap-2">
              <Button variant="quiet" size="sm" onPress={() => onUndo(change)}>
                {t('changed.undo')}
              </Button>
              <IconButton label={chrome('close')} icon={<CloseIcon size="sm" />} onPress={() => setClosed(change)} />
            </div>
          }
        >
          {t('changed', { name: change.name, role: office(`role.${change.role}`) })}
        </BannerMessage>
      )}
    </div>
  )
}
