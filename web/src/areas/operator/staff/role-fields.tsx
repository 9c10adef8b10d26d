import { type StaffRole, staffRoles } from '#contract/call'
import { useWords } from '../../../lib/words'
import { Checkbox } from '../../../ui/checkbox'

type RoleFieldsProps = {
  value: readonly StaffRole[]
  onChange: (roles: StaffRole[]) => void
  disabled?: boolean
  error?: string
  hint?: string
}

/** Each role with what it opens. */
export function RoleFields({ value, onChange, disabled, error, hint }: RoleFieldsProps) {
  const t = useWords('staff')
  const operator = useWords('operator')
  const toggle = (role: StaffRole, isOn: boolean) =>
    onChange(staffRoles.filter(one => (one === role ? isOn : value.includes(one))))
  return (
    <fieldset disabled={disabled}>
      <legend className="font-semibold">{t('change.roles')}</legend>
      {hint && <p className="text-sm text-soft">{hint}</p>}
      <div className="mt-1 grid">
        {staffRoles.map(role => (
          <Checkbox
            key={role}
            checked={value.includes(role)}
            onChange={event => toggle(role, event.target.checked)}
          >
            {operator(`role.${role}`)}
            <span className="block text-sm text-soft">{t(`about.${role}`)}</span>
          </Checkbox>
        ))}
      </div>
      {error && (
        <p role="alert" className="text-sm text-accent">
          {error}
        </p>
      )}
    </fieldset>
  )
}
