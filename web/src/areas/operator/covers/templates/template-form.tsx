import { useState } from 'react'
import { readManagedTemplate, saveTemplate } from '#contract/covers/desk-calls'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { useStaffDeed } from '../../use-staff-deed'
import { refreshCovers, type Template } from '../cover-queries'
import { EditDialog } from '../edit-dialog'
import { isNamed, NameFields } from '../name-fields'

/** Other names for a template. Its scene stays as it is, on the version that was shown. */
export function TemplateForm({ template, onClose }: { template: Template; onClose: () => void }) {
  const t = useWords('cover-offer')
  const [names, setNames] = useState(template.names)
  const [isTried, setIsTried] = useState(false)
  const [run, isBusy] = useStaffDeed(refreshCovers)
  async function rename() {
    const { id, version } = template
    const { data } = await api(readManagedTemplate, { id })
    await api(saveTemplate, { id, version, names, scene: data.scene })
  }
  const save = () => {
    setIsTried(true)
    if (isNamed(names)) void run(rename, t('saved'), onClose)
  }
  return (
    <EditDialog
      title={t('template.rename')}
      submit={t('save')}
      isChanged={JSON.stringify(names) !== JSON.stringify(template.names)}
      isBusy={isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      <NameFields names={names} isTried={isTried} onChange={setNames} />
    </EditDialog>
  )
}
