import { useWords } from '../../../../lib/words'
import { Checkbox } from '../../../../ui/checkbox'
import { cx } from '../../../../ui/class-names'
import { choiceColumns } from './bill-choice'
import type { Payable } from './use-payable'

export function ChoiceHead({ payable }: { payable: Payable }) {
  const t = useWords('withdraw')
  const { chosen, isAll, isChoosingAll, chooseAll, chooseNone } = payable
  return (
    <div
      className={cx(
        'grid items-center gap-x-3 border-b border-line text-xs font-semibold text-soft sm:gap-x-4',
        choiceColumns,
      )}
    >
      <div className="col-span-2">
        <Checkbox
          checked={isAll}
          indeterminate={chosen.length > 0 && !isAll}
          aria-busy={isChoosingAll || undefined}
          onChange={event => (event.target.checked ? void chooseAll() : chooseNone())}
        >
          <span className="block leading-6">{t('choose.all')}</span>
        </Checkbox>
      </div>
      <span aria-hidden="true" className="text-right max-sm:hidden lg:max-xl:hidden">
        {t('choose.gross')}
      </span>
      <span aria-hidden="true" className="text-right">
        {t('choose.share')}
      </span>
    </div>
  )
}
