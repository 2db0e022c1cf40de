import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { isPartShown, useSampleLabel } from "../components/is-part-shown.ts";

const { legalName, address, registrationNumber } = brand.company;
/** The address, whose postal code and city stay on one line. */
export const addressLine = `${address.street}, ${`${address.postalCode} ${address.city}`.replaceAll(" ", "\u00A0")}`;

/** Returns the company's details for the legal texts. */
export function useCompany() {
  const { t } = useTranslation("site");
  const label = useSampleLabel();
  const details = [
    ...(isPartShown("address") ? [label("address", addressLine)] : []),
    ...(isPartShown("company")
      ? [
          label(
            "company",
            t(($) => $.shell.footer.registration, { number: registrationNumber }),
          ),
        ]
      : []),
  ].join(", ");
  return {
    product: brand.name,
    company: legalName,
    companyInFull: legalName + (details && ` (${details})`),
    email: brand.contact.email,
    city: label("address", address.city),
  };
}
