@browser
Feature: Mails of demo mode
  Demo mode sends no mails; the page shows their content instead.

  Scenario: A password is reset with the shown mail
    When the visitor opens the address "/reset-password"
    And the visitor requests a password reset for "jun.takeda@northlight.example"
    Then the visitor sees the message "Check your email"
    When the visitor follows the link of the demo mail
    Then the email address in the form is "jun.takeda@northlight.example"
    When the visitor chooses the password "eastlight"
    Then the visitor sees the message "Password changed"
    When the visitor opens the address "/login"
    And Jun signs in with the password "eastlight"
    Then he is at the overview
