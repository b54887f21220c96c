@memory
Feature: Signing in
  Users sign in with email address and password.

  @browser @generations
  Scenario: Correct credentials open the overview
    Given Clara has opened the application
    When Clara signs in
    Then she is at the overview

  @browser @generations
  Scenario: A wrong password is rejected
    Given Clara has opened the application
    When Clara signs in with the password "southlight"
    Then she sees the message "Wrong email or password"
    And she is at the sign-in page

  Scenario: An unknown address gets the message of a wrong password
    Given the visitor has opened the application
    When the visitor signs in as "nobody@northlight.example" with the password "northlight"
    Then the visitor sees the message "Wrong email or password"

  Scenario: An empty address gets the message of a wrong password
    Given the visitor has opened the application
    When the visitor signs in as "" with the password ""
    Then the visitor sees the message "Wrong email or password"

  Scenario: A correct password after a wrong one signs in
    Given Clara has opened the application
    When Clara signs in with the password "southlight"
    And Clara signs in
    Then she is at the overview

  Scenario: A suspended account cannot sign in
    Given Amara has opened the application
    When Amara signs in
    Then she sees the message "User suspended"
    And she is at the sign-in page

  Scenario: A role without app access sees the no-access page
    Given the role "Contributor" has no app access
    And Jun has opened the application
    When Jun signs in
    Then he is at the no-access page
    And he sees the message "No app access"
