import { useState } from 'react'
import { useOffice } from './office-context'

/** Whether single-letter keys work anywhere on a list's page, in this browser. */
export function usePageKeys() {
  const { pageKeys } = useOffice()
  const [isEnabled, setEnabled] = useState(() => pageKeys.read() !== 'off')
  return {
    enabled: isEnabled,
    onChange({ enabled }: { enabled: boolean }) {
      if (enabled) pageKeys.clear()
      else pageKeys.write('off')
      setEnabled(enabled)
    },
  }
}
