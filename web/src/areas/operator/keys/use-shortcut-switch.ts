import { useStoredState } from '../../../ui/use-stored-state'

/** Whether single keys act here: one choice for every desk of the console, kept by the browser. */
export function useShortcutSwitch() {
  const [shortcuts, setShortcuts] = useStoredState<'on' | 'off'>('operator.shortcuts', 'on')
  return [shortcuts === 'on', (isOn: boolean) => setShortcuts(isOn ? 'on' : 'off')] as const
}
