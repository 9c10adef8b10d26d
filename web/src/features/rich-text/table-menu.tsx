import type { Editor } from '@tiptap/react'
import Table from 'lucide-react/icons/table'
import { useWords } from '../../lib/words'
import { ToolItem, ToolMenu } from './tool-menu'

/** Outside a table it makes one; inside it changes it. */
export function TableMenu({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
  const t = useWords('content')
  const chain = () => editor.chain()
  const newTable = () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
  return (
    <ToolMenu editor={editor} label={t('tool.table')} icon={<Table aria-hidden="true" />} isOn={isInTable}>
      {!isInTable && <ToolItem onSelect={newTable}>{t('table.insert')}</ToolItem>}
      {isInTable && (
        <>
          <ToolItem onSelect={() => chain().addRowAfter().run()}>{t('table.addRow')}</ToolItem>
          <ToolItem onSelect={() => chain().addColumnAfter().run()}>{t('table.addColumn')}</ToolItem>
          <ToolItem onSelect={() => chain().deleteRow().run()}>{t('table.deleteRow')}</ToolItem>
          <ToolItem onSelect={() => chain().deleteColumn().run()}>{t('table.deleteColumn')}</ToolItem>
          <ToolItem onSelect={() => chain().toggleHeaderRow().run()}>{t('table.headerRow')}</ToolItem>
          <ToolItem onSelect={() => chain().deleteTable().run()}>{t('table.delete')}</ToolItem>
        </>
      )}
    </ToolMenu>
  )
}
