@memory
Feature: Password reset

  Rule: The answer does not reveal whether an account exists

    Scenario Outline: Known and unknown addresses get the same message
      When the visitor opens the address "/reset-password"
      And the visitor requests a password reset for "<address>"
      Then the visitor sees the message "Check your email"
      And the visitor sees the message "If there is an account with this address, a link is on its way."
      And <mail> mail was sent to "<address>"

      Examples:
        | address                        | mail |
        | clara.voss@northlight.example  | a    |
        | nobody@northlight.example      | no   |

  Rule: A link is valid for one account and one day

    @browser @server
    Scenario: The link sets a new password for signing in
      Given a password reset link was mailed to Clara 0 days ago
      When Clara follows the link mailed to "clara.voss@northlight.example"
      Then she is at the password reset page
      And the email address in the form is "clara.voss@northlight.example"
      When she chooses the password "eastlight"
      Then she sees the message "Password changed"
      When she opens the address "/login"
      And Clara signs in with the password "eastlight"
      Then she is at the overview

    Scenario: The old password is rejected after a reset
      Given a password reset link was mailed to Clara 0 days ago
      When Clara follows the link mailed to "clara.voss@northlight.example"
      And she chooses the password "eastlight"
      Then she sees the message "Password changed"
      When she opens the address "/login"
      And Clara signs in with the password "northlight"
      Then she sees the message "Wrong email or password"

    Scenario: An expired link is rejected
      Given a password reset link was mailed to Clara 2 days ago
      When Clara follows the link mailed to "clara.voss@northlight.example"
      And she chooses the password "eastlight"
      Then she sees the message "The link has expired or was already used. Request a new one."
      When she opens the address "/login"
      And Clara signs in
      Then she is at the overview

    Scenario: A suspended account cannot reset its password
      Given a password reset link was mailed to Amara 0 days ago
      When Amara follows the link mailed to "amara.diallo@northlight.example"
      And she chooses the password "eastlight"
      Then she sees the message "Forbidden"

    Scenario Outline: A link that is <defect> is rejected
      When the visitor follows a password reset link that is <defect>
      And the visitor chooses the password "eastlight"
      Then the visitor sees the message "The link has expired or was already used. Request a new one."
      And the visitor is at the password reset page
      When the visitor opens the address "/login"
      And Clara signs in
      Then she is at the overview

      Examples:
        | defect      |
        | forged      |
        | altered     |
        | oversized   |
        | malformed   |
        | empty       |

    Scenario Outline: A link without an address is reported at once
      When the visitor follows a password reset link that is <defect>
      Then the visitor sees the message "This link is incomplete"
      And the email address in the form is ""

      Examples:
        | defect      |
        | oversized   |
        | malformed   |
        | empty       |

    Scenario: A password that could not be sent is sent again
      Given a password reset link was mailed to Clara 0 days ago
      When Clara follows the link mailed to "clara.voss@northlight.example"
      Then the email address in the form is "clara.voss@northlight.example"
      When the connection is lost
      And she chooses the password "eastlight"
      Then she sees the message "No response from the server"
      When the connection is restored
      And she chooses the password "eastlight"
      Then she sees the message "Password changed"
