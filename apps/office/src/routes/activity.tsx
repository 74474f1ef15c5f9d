import { useState } from 'react'
import { useDeeds } from '@skafferi/domain/office'
import { ActivityScreen, type ActivityScreenProps } from '@skafferi/ui/office/activity-screen'

export default function ActivityRoute() {
  const [by, setBy] = useState<ActivityScreenProps['by']>('')
  const { deeds, older, loadingOlder } = useDeeds(by)
  return <ActivityScreen deeds={deeds} by={by} loadingOlder={loadingOlder} onBy={(event) => setBy(event.by)} onOlder={older} />
}
