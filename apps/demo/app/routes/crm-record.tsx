export { CrmRecord as Component } from "../features/crm-record/crm-record.tsx";
