// 'Slip Gaji': one's own, once they are posted.
import surface from '../../../kit/style/surface.module.css';
import { OwnPayslips } from '../../../parts/attendance/payroll/own-payslips.tsx';

export const OwnSlips = () => (
  <div className={surface.sheet}>
    <OwnPayslips />
  </div>
);
